import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { ListedCourse } from '../course/queries.ts'
import { catalogueSearch } from './catalogue-search.ts'
import Comparison from './comparison.tsx'
import CourseTable from './course-table.tsx'

const courseOf = (id: number, changed: object = {}) =>
  ({
    id,
    title: `课程 ${id}`,
    category: '必修',
    year: 2026,
    teacher: '沈砚秋',
    creditHours: 8,
    price: 120,
    lessonCount: 4,
    durationS: 5400,
    publishDate: '2026-03-02T01:00:00.000Z',
    onSaleUntil: '2999-12-31',
    certMajor: null,
    test: null,
    mine: 0,
    ...changed,
  }) as ListedCourse

const ended = courseOf(3002, { onSaleUntil: '2020-12-31' })
const free = courseOf(3003, { price: 0, test: { questionCount: 10 } })

async function compare(ids: string) {
  localStorage.setItem('access_token', 'token')
  const calls = fakeApi({
    'GET /api/edu-courses': () =>
      Response.json([free, courseOf(3001), ended], { headers: { 'X-Total-Count': '3' } }),
    'GET /api/edu-hours': () =>
      Response.json({ categories: [{ category: '必修', requiredHours: 60, remainingHours: 10 }] }),
  })
  const search = catalogueSearch({ view: 'compare', compare: ids })
  const view = await renderPage(
    <UiProvider>
      <Comparison search={search} />
    </UiProvider>,
    `/?view=compare&compare=${ids}`,
  )
  return { calls, ...view }
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('stands the chosen courses side by side, by what each adds to what is missing', async () => {
  const { calls } = await compare('3001,3002,3003')
  expect(await rowOf('补我的缺口')).toEqual([
    '可补 8 学时，还差 2 学时',
    '不计入',
    '可补 8 学时，还差 2 学时',
  ])
  expect(await rowOf('每学时价格')).toEqual(['¥15.00', '¥15.00', '免费'])
  expect(await rowOf('测验')).toEqual(['无测验', '无测验', '有测验，10 题'])
  expect(
    calls
      .find(({ name }) => name === 'GET /api/edu-courses')
      ?.query.getAll('id.in')
      .join(),
  ).toBe('3001,3002,3003')
  expect(screen.getAllByText('补足缺口')).toHaveLength(2)
  expect(screen.getAllByText('已停止报名')).toHaveLength(1)
})

it('takes a course out of the address, and the focus stays in the comparison', async () => {
  const { router } = await compare('3001,3003')
  fireEvent.click(await screen.findByRole('button', { name: '移出比较 课程 3001' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?view=compare&compare=3003'))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '课程比较' }))
})

it('marks the rows of the list as its cards are marked, and takes them into the comparison', async () => {
  const { router } = await renderPage(
    <UiProvider>
      <CourseTable courses={[courseOf(3001), ended]} search={catalogueSearch({})} wanted={['必修']} />
    </UiProvider>,
    '/?page=2',
  )
  const [, one, other] = screen.getAllByRole('row')
  expect(one?.textContent).toContain('补足缺口')
  expect(other?.textContent).toContain('已停止报名')
  expect(other?.textContent).not.toContain('补足缺口')
  for (const name of ['年度', '时长', '报名截止']) screen.getByRole('columnheader', { name })
  fireEvent.click(screen.getByRole('button', { name: '加入比较 课程 3001' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?page=2&compare=3001'))
})
