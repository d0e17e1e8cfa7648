import type { MemberOrder } from '@portal/api-contract'
import { sumYuan } from '../../../../lib/content/money.ts'
import { keptAmount } from '../../../../lib/membership/paid-back.ts'

/** What was bought decides the kind of invoice: fees are receipted, everything else takes a VAT invoice. */
export type OrderGroup = 'fees' | 'services'

/** The most orders that one invoice is over. */
export const mostOrders = 50

type InvoiceableOrder = Pick<MemberOrder, 'id' | 'orderType' | 'totalAmount' | 'refundedAmount'>

export const groupOf = ({ orderType }: Pick<MemberOrder, 'orderType'>): OrderGroup =>
  orderType === 'MEMBER_FEE' || orderType === 'ON_BEHALF' ? 'fees' : 'services'

/** Orders by what they can be invoiced with; groups without any are left out. */
export function groupOrders<Order extends InvoiceableOrder>(
  orders: readonly Order[],
): { group: OrderGroup; orders: Order[] }[] {
  const groups = (['fees', 'services'] as const).map((group) => ({
    group,
    orders: orders.filter((order) => groupOf(order) === group),
  }))
  return groups.filter((one) => one.orders.length > 0)
}

/**
 * What is chosen once orders of one group are chosen as well, or no more: never of two groups, never more than an invoice takes. A choice in the
 * other group takes the place of what was chosen.
 */
export function chooseOrders<Order extends InvoiceableOrder>(
  chosen: readonly Order[],
  changed: readonly Order[],
  isChosen: boolean,
): Order[] {
  const ids = new Set(changed.map(({ id }) => id))
  const others = chosen.filter(({ id }) => !ids.has(id))
  const [first] = changed
  if (!isChosen || !first) return others
  const group = groupOf(first)
  const own = [...others, ...changed].filter((order) => groupOf(order) === group)
  return own.slice(0, mostOrders)
}

/** What orders come to without what was paid back, in yuan. */
export const totalOf = (orders: readonly InvoiceableOrder[]): number => sumYuan(orders.map(keptAmount))
