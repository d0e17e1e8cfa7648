import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import SearchDialog from './search-dialog.tsx'

const allowed: string[] = vi.hoisted(() => [])

vi.mock('../../../lib/session/authorized.tsx', async () => {
  const { isAuthorized } = await import('../../../lib/session/authority.ts')
  return { useMayOpen: () => (authority: never) => isAuthorized(authority, allowed as never) }
})

const names = ['苏婉清', '苏婉仪']

beforeEach(() => {
  allowed.splice(0, allowed.length, 'desk.members')
  fakeApi({
    'GET /api/admin/members': ({ query }) =>
      Response.json(
        names.flatMap((name, id) =>
          name.includes(query.get('name.contains') ?? '') ? [{ id, name, ownerType: 'PERSON' }] : [],
        ),
        { headers: { 'X-Total-Count': '1' } },
      ),
    'GET /api/admin/fees': () => Response.json([], { headers: { 'X-Total-Count': '0' } }),
  })
})

async function open() {
  const { router } = await renderPage(
    <UiProvider>
      <SearchDialog isOpen onClose={vi.fn()} pages={[]} />
    </UiProvider>,
  )
  const input = await screen.findByRole('combobox')
  return {
    type: (value: string) => fireEvent.input(input, { target: { value } }),
    enter: () => fireEvent.keyDown(input, { key: 'Enter' }),
    place: () => router.state.location.pathname,
  }
}

it('opens nothing that was found for what was written before', async () => {
  const { type, enter, place } = await open()
  type('苏婉')
  await screen.findByRole('option', { name: /苏婉清/ })
  type('苏婉仪')
  expect(screen.queryByRole('option')).toBeNull()
  enter()
  expect(place()).toBe('/')
  await vi.waitFor(() => expect(place()).toBe('/profile/member/PERSON/1'))
})

it('opens nothing once something else is written after Enter', async () => {
  const { type, enter, place } = await open()
  type('苏婉清')
  enter()
  type('苏婉')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(place()).toBe('/')
})

it('says that nothing was found', async () => {
  const { type } = await open()
  const status = screen.getByRole('status')
  type('没有这个人')
  await vi.waitFor(() => expect(status.textContent).toBe('没有找到这样的页面或记录。'))
})

const calledBy = async (written: string) => {
  const calls = fakeApi({})
  const { type } = await open()
  type(written)
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
  return calls
    .filter(({ name }) => name === 'GET /api/admin/members')
    .map(({ name, query }) => [name.replace('GET /api/admin/', ''), [...query.keys()][0]])
}

it.each([
  ['1380001', ['memberNo', 'uscc', 'phone']],
  ['91330100ma', ['memberNo', 'uscc']],
  ['jc-p-2021', ['memberNo']],
  ['苏婉', ['name']],
])('looks for a member of whom %s is written in each of its numbers', async (written, fields) => {
  expect(await calledBy(written)).toEqual(fields.map((field) => ['members', `${field}.contains`]))
})

it('shows a member once, whatever number it was found by', async () => {
  const member = { id: 7, name: '骆云归', ownerType: 'PERSON', memberNo: 'JC-P-1380001' }
  const answer = () => Response.json([member], { headers: { 'X-Total-Count': '1' } })
  fakeApi({ 'GET /api/admin/members': answer })
  const { type } = await open()
  type('1380001')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
})

it('finds courses, activities and what is published by their titles, for whoever may write them', async () => {
  allowed.splice(0, allowed.length, 'desk.courses', 'desk.news')
  const answer = () =>
    Response.json([{ id: 3, title: '造价师继续教育' }], { headers: { 'X-Total-Count': '1' } })
  const lists = ['courses', 'activities', 'news', 'fee-news', 'journals']
  const calls = fakeApi(Object.fromEntries(lists.map((list) => [`GET /api/admin/${list}`, answer])))
  const { type } = await open()
  type('继续')
  const found = await screen.findAllByRole('option')
  expect(found.map((option) => option.getAttribute('href'))).toEqual([
    '/form/course?id=3',
    '/form/activity?id=3',
    '/form/news?id=3',
    '/form/fee-news?id=3',
    '/form/journal?id=3',
  ])
  expect(calls).toHaveLength(lists.length)
})

it('finds what is decided, each kind for whoever decides it, and leads to it', async () => {
  allowed.splice(0, allowed.length, 'desk.refunds', 'desk.invoices', 'desk.sites')
  const calls = fakeApi({
    'GET /api/admin/reviews': ({ query }) => {
      const kind = query.getAll('kind.in').join().split(',').at(-1)
      const found = { kind, recordId: 3, title: '2026年度会费 · 苏婉清', subtitle: 'JC7' }
      return Response.json([found], { headers: { 'X-Total-Count': '1' } })
    },
  })
  const { type } = await open()
  type('苏婉清')
  const found = await screen.findAllByRole('option')
  expect(found.map((option) => option.getAttribute('href'))).toEqual([
    '/list/refunds?item=3&kind=ORDER_REFUND',
    '/list/invoices?item=3&kind=INVOICE',
    '/list/site-items?item=3&kind=SITE_ITEM',
  ])
  expect(found[0]?.textContent).toContain('JC7')
  expect(calls).toHaveLength(3)
})

it('finds a fee by its number, for whoever looks after the members as well', async () => {
  fakeApi({
    'GET /api/admin/members': () => Response.json([], { headers: { 'X-Total-Count': '0' } }),
    'GET /api/admin/fees': () =>
      Response.json([{ id: 3, feeNo: 'HF20260002', ownerName: '苏婉清', feeYear: 2026 }], {
        headers: { 'X-Total-Count': '1' },
      }),
  })
  const { type } = await open()
  type('hf2026')
  const [fee] = await screen.findAllByRole('option')
  expect(fee?.getAttribute('href')).toBe('/list/fees?name=HF20260002')
})

it('does not say that there is no such record where it could not be looked for', async () => {
  fakeApi({ 'GET /api/admin/members': () => problem(500) })
  const { type } = await open()
  type('苏婉')
  expect(await screen.findByText(/没有查询成功/)).toBeTruthy()
  expect(screen.queryByText(/没有找到/)).toBeNull()
})
