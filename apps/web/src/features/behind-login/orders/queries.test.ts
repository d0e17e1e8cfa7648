import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { nextSort } from '../../../lib/list/sort.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { type OrderListKind, type OrdersSearch, orderSorts, sortsOf } from './orders-search.ts'
import { ordersLoader } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the loader asks for, for an address. */
async function askedFor(deps: OrdersSearch, kind: OrderListKind = 'orders'): Promise<string[]> {
  const calls = fakeApi({
    'GET /api/member-orders': () => Response.json([], { headers: { 'X-Total-Count': '0' } }),
  })
  const queryClient = new QueryClient()
  ordersLoader(kind)({ context: { queryClient }, deps })
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return calls.map(({ name, query }) => `${name}?${query}`)
}

it('asks for the page of the list that the address names, newest first', async () => {
  expect(await askedFor({ status: 'PAID', page: 3 })).toEqual([
    `GET /api/member-orders?${new URLSearchParams([
      ['page', '2'],
      ['size', '10'],
      ['sort', 'createdDate,desc'],
      ['sort', 'id,desc'],
      ['status.equals', 'PAID'],
    ])}`,
  ])
})

it.each([
  ['refunds', { status: 'CREATED' }, ['status.in', 'PAID,REFUNDING,REFUNDED']],
  ['orders', { status: 'RETURNED' }, ['status.equals', '']],
  ['refunds', { status: 'REFUNDED' }, ['status.equals', 'REFUNDED']],
  ['refunds', {}, ['refundStatus.specified', 'true']],
  ['orders', { channel: 'BANK' }, ['payChannel.equals', 'BANK']],
  ['orders', { from: '2026-03-01' }, ['createdDate.greaterThanOrEqual', '2026-02-28T16:00:00.000Z']],
  ['refunds', { to: '2026-03-31' }, ['payTime.lessThanOrEqual', '2026-03-31T15:59:59.999Z']],
  ['refunds', { from: '2026-03-01' }, ['payTime.greaterThanOrEqual', '2026-02-28T16:00:00.000Z']],
] as const)('asks for %s alone, whatever the address says', async (kind, search, [name, value]) => {
  const [asked] = await askedFor(search, kind)
  const query = new URLSearchParams(asked?.split('?')[1])
  expect(query.getAll(name).join()).toBe(value)
})

it.each(['orders', 'payments', 'refunds'] as const)(
  'asks for %s in the order that its list is shown in',
  async (kind) => {
    const [asked] = await askedFor({}, kind)
    const [usual] = sortsOf(kind)
    expect(new URLSearchParams(asked?.split('?')[1]).getAll('sort')).toEqual([usual, 'id,desc'])
    expect(new Set(sortsOf(kind))).toEqual(new Set(orderSorts))
    expect(sortsOf(kind)).toHaveLength(orderSorts.length)
    expect(nextSort(sortsOf(kind), 'payTime,desc', 'payTime')).toBe('payTime,asc')
  },
)
