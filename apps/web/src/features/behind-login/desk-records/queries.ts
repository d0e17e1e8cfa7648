import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { pageQuery } from '../../../lib/chakra/desk/list-query.ts'
import {
  type FeesSearch,
  feeCriteria,
  feeSorts,
  type MembersSearch,
  memberCriteria,
  memberSorts,
  type OrdersSearch,
  orderCriteria,
  orderSorts,
} from './records-search.ts'

/** A page of the members. */
export const membersQueryOptions = (search: MembersSearch) => {
  const query = { ...pageQuery(search, memberSorts[0]), ...memberCriteria(search) }
  return queryOptions({
    queryKey: ['desk', 'members', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/members', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Every member that the list is narrowed to. */
export const allMembers = (search: MembersSearch) =>
  allPages((page) =>
    unwrapList(api.GET('/api/admin/members', { params: { query: { ...memberCriteria(search), ...page } } })),
  )

/** One member with its time line. */
export const memberQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'members', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/members/{id}', { params: { path: { id } }, signal })),
  })

/** A page of the fees. */
export const feesQueryOptions = (search: FeesSearch) => {
  const query = { ...pageQuery(search, feeSorts[0]), ...feeCriteria(search) }
  return queryOptions({
    queryKey: ['desk', 'fees', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/fees', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** A page of the orders. */
export const ordersQueryOptions = (search: OrdersSearch) => {
  const query = { ...pageQuery(search, orderSorts[0]), ...orderCriteria(search) }
  return queryOptions({
    queryKey: ['desk', 'orders', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/orders', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** One order with what is in it. */
export const orderQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'orders', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/orders/{id}', { params: { path: { id } }, signal })),
  })

/** The refunds that are to be paid back by a transfer. */
export const transferableRefundsQueryOptions = queryOptions({
  queryKey: ['desk', 'refunds', 'transferable'],
  queryFn: async ({ signal }) => {
    const query = { 'payChannel.in': ['BANK' as const, 'OFFLINE' as const], size: 200 }
    const { items } = await unwrapList(api.GET('/api/admin/refunds', { params: { query }, signal }))
    return items.filter(({ canTransfer }) => canTransfer)
  },
})
