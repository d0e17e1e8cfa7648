import type { ListResult, MemberOrder } from '@portal/api-contract'
import { endOfDay, startOfDay } from '../../../../lib/dates/calendar.ts'
import {
  type ListedStatus,
  type OrdersSearch,
  ordersPageSize,
  sortsOf,
  statusesOf,
} from '../orders-search.ts'

/** An order by the payment that settled it, or by one that it had no use for, which went back. */
export interface ListedOrder extends MemberOrder {
  returned?: MemberOrder['returnedPayments'][number]
}

/** The payments of an order: what settled it, where it is paid, and what went back; a backend may tell of that in the detail only. */
const paymentsOf = (order: MemberOrder): ListedOrder[] => [
  ...(statusesOf.payments.includes(order.status) ? [order] : []),
  ...(order.returnedPayments ?? []).map((returned) => {
    const { payChannel, payTime, transactionId } = returned
    return { ...order, payChannel, payTime, transactionId, returned }
  }),
]

/** Where a line's payment stands: that of the order, or that it went back. */
export const listedStatus = ({ returned, status }: ListedOrder): ListedStatus =>
  returned ? 'RETURNED' : status

/** What was taken by a line's payment, in yuan. */
export const takenAmount = ({ returned, totalAmount }: ListedOrder): number => returned?.amount ?? totalAmount

const instant = (value: string | null): number => (value === null ? 0 : Date.parse(value))

/** What the lines are sorted by. */
function sortValue(line: ListedOrder, by: string): number {
  if (by === 'totalAmount') return takenAmount(line)
  return instant(by === 'createdDate' ? line.createdDate : line.payTime)
}

/** The payments of all orders that a list is narrowed to, in its order. */
export function paymentLines(orders: readonly MemberOrder[], search: OrdersSearch): ListedOrder[] {
  const { channel, from, to, sort = sortsOf('payments')[0] } = search
  const status = statusesOf.payments.find((one) => one === search.status)
  const first = from ? Date.parse(startOfDay(from)) : Number.NEGATIVE_INFINITY
  const last = to ? Date.parse(endOfDay(to)) : Number.POSITIVE_INFINITY
  const isWanted = (line: ListedOrder) => {
    const time = instant(line.payTime)
    return (
      (!status || status === listedStatus(line)) &&
      (!channel || line.payChannel === channel) &&
      time >= first &&
      time <= last
    )
  }
  const [by = '', way] = sort.split(',')
  const turn = way === 'asc' ? 1 : -1
  return orders
    .flatMap(paymentsOf)
    .filter(isWanted)
    .sort((one, other) => turn * (sortValue(one, by) - sortValue(other, by)) || other.id - one.id)
}

/** A page of the payments that a list is narrowed to. */
export function paymentsPage(orders: readonly MemberOrder[], search: OrdersSearch): ListResult<ListedOrder> {
  const lines = paymentLines(orders, search)
  const start = ((search.page ?? 1) - 1) * ordersPageSize
  return { items: lines.slice(start, start + ordersPageSize), total: lines.length }
}
