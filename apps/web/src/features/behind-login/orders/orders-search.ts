import type { OrderStatus, PayChannel } from '@portal/api-contract'
import {
  dateParam,
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
} from '../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../lib/dates/day-criteria.ts'

export const orderFilters = [
  'CREATED',
  'PAYING',
  'PAID',
  'CLOSED',
  'REFUNDING',
  'REFUNDED',
] as const satisfies OrderStatus[]

/** What a list of orders is about: all of them, what was paid, or what was asked back. */
export type OrderListKind = 'orders' | 'payments' | 'refunds'

/** The states that a list can have orders in. */
export const statusesOf: Record<OrderListKind, readonly OrderStatus[]> = {
  orders: orderFilters,
  payments: ['PAID', 'REFUNDING', 'REFUNDED'],
  // One that was paid back in part, or that was refused, is PAID again.
  refunds: ['PAID', 'REFUNDING', 'REFUNDED'],
}

export const channelFilters = ['WECHAT', 'ALIPAY', 'BANK', 'OFFLINE'] as const satisfies PayChannel[]

/** Orders of the list as the backend writes them, the usual one first. */
export const orderSorts = [
  'createdDate,desc',
  'createdDate,asc',
  'payTime,desc',
  'payTime,asc',
  'totalAmount,desc',
  'totalAmount,asc',
] as const

const sortsOfPaid = ['payTime,desc', ...orderSorts.filter((sort) => sort !== 'payTime,desc')] as const

/** The orders of a list, its usual one first: what was paid is shown by when. */
export const sortsOf = (kind: OrderListKind) => (kind === 'orders' ? orderSorts : sortsOfPaid)

/** The list's state in the address, and an order that has an address of its own by now; what does not fit is left out. */
export const ordersSearch = searchParams({
  status: oneOfParam(orderFilters),
  channel: oneOfParam(channelFilters),
  /** Days on which was ordered; in what was paid, on which was paid. */
  from: dateParam,
  to: dateParam,
  sort: oneOfParam(orderSorts),
  page: pageParam,
  order: idParam,
})

export type OrdersSearch = SearchOf<typeof ordersSearch>

export const ordersPageSize = 10

/** The backend's criteria for what a list is narrowed to, on all of its pages. */
export function orderCriteria(kind: OrderListKind, { status, channel, from, to }: OrdersSearch) {
  const among = statusesOf[kind]
  const one = status && among.includes(status) ? status : undefined
  return {
    ...(one && { 'status.equals': one }),
    ...(!one && kind !== 'orders' && { 'status.in': [...among] }),
    ...(kind === 'refunds' && { 'refundStatus.specified': true }),
    ...(channel && { 'payChannel.equals': channel }),
    ...(kind === 'orders' ? timeCriteria('createdDate', from, to) : timeCriteria('payTime', from, to)),
  }
}

/** What the backend is asked for a page of a list. */
export function ordersQuery(kind: OrderListKind, search: OrdersSearch) {
  const { sort = sortsOf(kind)[0], page = 1 } = search
  return {
    page: page - 1,
    size: ordersPageSize,
    sort: [sort, 'id,desc' as const],
    ...orderCriteria(kind, search),
  }
}
