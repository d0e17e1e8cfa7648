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

/** A state of an order, or of a payment that it had no use for. */
export type ListedStatus = OrderStatus | 'RETURNED'

/** What a list of orders is about: all of them, what was paid, or what was asked back. */
export type OrderListKind = 'orders' | 'payments' | 'refunds'

const paidStatuses = ['PAID', 'REFUNDING', 'REFUNDED'] as const satisfies OrderStatus[]

/** The states that a list can have orders in. */
export const statusesOf: Record<OrderListKind, readonly ListedStatus[]> = {
  orders: orderFilters,
  payments: [...paidStatuses, 'RETURNED'],
  // One that was paid back in part, or that was refused, is PAID again.
  refunds: paidStatuses,
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
  status: oneOfParam([...orderFilters, 'RETURNED']),
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

/**
 * The backend's criteria for what a list is narrowed to, on all of its pages. Payments are narrowed here, out of all orders: of one
 * order several can have been taken, at other times and by other channels than the one that settled it.
 */
export function orderCriteria(kind: OrderListKind, { status, channel, from, to }: OrdersSearch) {
  if (kind === 'payments') return {}
  const one = status && status !== 'RETURNED' && statusesOf[kind].includes(status) ? status : undefined
  return {
    ...(one && { 'status.equals': one }),
    ...(!one && kind === 'refunds' && { 'status.in': [...paidStatuses] }),
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
