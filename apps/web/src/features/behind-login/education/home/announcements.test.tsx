import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { Announcements } from './announcements.tsx'

const listOf = (items: object[]) =>
  Response.json(items, { headers: { 'X-Total-Count': String(items.length) } })

const open = (navigation: () => Response) => {
  const column = { id: 5, title: '教材更新', publishDate: '2026-11-01T00:00:00Z', infoDictsId: 4 }
  fakeApi({
    'GET /api/public/info-dicts-list': navigation,
    'GET /api/public/info-news-list': ({ query }) =>
      listOf(query.get('infoDictsId.equals') === '4' ? [column] : []),
  })
  return renderPage(
    <UiProvider>
      <Announcements />
    </UiProvider>,
  )
}

it('shows what the column announces', async () => {
  const column = {
    id: 4,
    dictName: '教育培训',
    dictIndex: '/TopTenEngineer',
    isDeleted: 0,
    headerTwoList: [],
  }
  await open(() => listOf([column]))
  expect(await screen.findByText('教材更新')).toBeTruthy()
})

it('is not there when the navigation has no such column', async () => {
  await open(() => listOf([]))
  await vi.waitFor(() => expect(screen.queryByText('培训公告')).toBeNull())
})

it('offers another try when the navigation could not be loaded', async () => {
  await open(() => problem(500))
  expect(await screen.findByText('公告没有加载成功')).toBeTruthy()
})
