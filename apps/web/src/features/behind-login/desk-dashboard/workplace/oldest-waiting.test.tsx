import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { OldestWaiting } from './oldest-waiting.tsx'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()

const review = (kind: string, recordId: number, days: number) => ({
  ...{ kind, recordId, title: `${kind} ${recordId}`, submittedAt: ago(days) },
})
const draft = (id: number, title: string, days: number) => ({ id, title, lastModifiedDate: ago(days) })

const lists: Record<string, object[]> = {
  reviews: [review('BANK_TRANSFER', 708, 9), review('INVOICE', 3, 0), review('ORDER_REFUND', 3, 4)],
  courses: [draft(11, '竣工结算审核实务', 2)],
  activities: [draft(12, '案例分享会', 5)],
  news: [draft(13, '年会通知', 1)],
  'fee-news': [],
  journals: [draft(14, '会刊第六期', 3)],
}

beforeEach(() => localStorage.setItem('access_token', 'token'))
afterEach(() => localStorage.clear())

async function open(...names: string[]) {
  const permissions = names.map((name) => ({ name }))
  const calls = fakeApi({
    'GET /thsuaa/api/currentUser': () =>
      Response.json({ userid: '9', name: '', role: 'associationStaff', permissions }),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, rows]) => [
        `GET /api/admin/${name}`,
        () => Response.json(rows, { headers: { 'X-Total-Count': `${rows.length}` } }),
      ]),
    ),
  })
  await renderInTab(<OldestWaiting />)
  return calls
}

const lines = async () =>
  (await screen.findAllByRole('listitem')).map((line) => [
    line.querySelector('a')?.getAttribute('href'),
    line.querySelector('time')?.textContent,
  ])

it('shows finance what has waited longest to be decided, and leads to each', async () => {
  const warned = vi.spyOn(console, 'error')
  const calls = await open('desk.refunds', 'desk.transfers', 'desk.invoices')
  expect(await lines()).toEqual([
    ['/list/transfers?item=708&kind=BANK_TRANSFER', '已等待 9 天'],
    ['/list/refunds?item=3&kind=ORDER_REFUND', '已等待 4 天'],
    ['/list/invoices?item=3&kind=INVOICE', '不到一天'],
  ])
  const asked = calls.filter(({ name }) => name.includes('/api/admin/'))
  expect(asked.map(({ name }) => name)).toEqual(['GET /api/admin/reviews'])
  expect(asked[0]?.query.get('sort')).toBe('submittedAt,asc')
  // Records of different kinds have the same ids.
  expect(warned).not.toHaveBeenCalled()
})

it('shows those who look after the courses theirs, the oldest of both lists first', async () => {
  await open('desk.courses')
  expect(await lines()).toEqual([
    ['/form/activity?id=12', '已等待 5 天'],
    ['/form/course?id=11', '已等待 2 天'],
  ])
})

it('shows editors what is not on the website yet', async () => {
  await open('desk.news')
  expect(await lines()).toEqual([
    ['/form/journal?id=14', '已等待 3 天'],
    ['/form/news?id=13', '已等待 1 天'],
  ])
})

it('is not there for whoever decides nothing', async () => {
  const calls = await open('desk.log')
  await vi.waitFor(() => expect(calls.some(({ name }) => name.endsWith('currentUser'))).toBe(true))
  expect(screen.queryByText('等待最久的事项')).toBeNull()
})
