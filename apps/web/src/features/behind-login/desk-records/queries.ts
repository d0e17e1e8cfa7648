import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { listSource } from '../../../lib/chakra/desk/list/list-source.ts'
import { channelsByHand } from '../../../lib/membership/pay-channel.ts'
import {
  feeCriteria,
  feeSorts,
  memberCriteria,
  memberSorts,
  orderCriteria,
  orderSorts,
} from './records-search.ts'

/** Units and persons. */
export const memberSource = listSource({
  key: 'members',
  sorts: memberSorts,
  last: 'id,desc',
  criteria: memberCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/members', { params: { query }, ...init })),
})

/** Everybody's fees. */
export const feeSource = listSource({
  key: 'fees',
  sorts: feeSorts,
  last: 'id,desc',
  criteria: feeCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/fees', { params: { query }, ...init })),
})

/** As many members as one question names. */
const membersAtOnce = 100

/** What some members owe and can be reminded of. */
export async function owedFees(memberIds: number[]) {
  const parts = Array.from({ length: Math.ceil(memberIds.length / membersAtOnce) }, (_, part) =>
    memberIds.slice(part * membersAtOnce, (part + 1) * membersAtOnce),
  )
  const ask = (ids: number[]) => {
    const query = { 'ownerId.in': ids, 'status.in': ['UNPAID', 'OVERDUE'], size: 2000 }
    return unwrap(api.GET('/api/admin/fees', { params: { query } }))
  }
  return (await Promise.all(parts.map(ask))).flat()
}

/** Everybody's orders. */
export const orderSource = listSource({
  key: 'orders',
  sorts: orderSorts,
  last: 'id,desc',
  criteria: orderCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/orders', { params: { query }, ...init })),
})

/** One member with its time line. */
export const memberQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'members', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/members/{id}', { params: { path: { id } }, signal })),
  })

/** One order with what is in it. */
export const orderQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'orders', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/orders/{id}', { params: { path: { id } }, signal })),
  })

/** Every refund that is to be paid back by a transfer, however long ago it was asked for. */
export const transferableRefundsQueryOptions = queryOptions({
  queryKey: ['desk', 'refunds', 'transferable'],
  queryFn: async ({ signal }) => {
    const open = { 'payChannel.in': [...channelsByHand], 'status.in': ['PENDING', 'APPROVED'] }
    const all = await allPages((paging) => {
      const query = { ...open, ...paging, sort: ['requestedAt,desc' as const, 'id,desc' as const] }
      return unwrapList(api.GET('/api/admin/refunds', { params: { query }, signal }))
    })
    return all.filter(({ canTransfer }) => canTransfer)
  },
})
