import type { InvoicedOrder, MemberInvoice, MemberInvoiceDetail, MemberOrder } from '@portal/api-contract'
import { keptAmount } from '../../../lib/membership/paid-back.ts'
import { holderOf } from './holder.ts'

/** Why an order of an application cannot be invoiced by it any more. */
export type LeftOutReason = 'REFUNDED' | 'REFUNDING' | 'INVOICED'

export interface LeftOutOrder {
  order: InvoicedOrder
  reason: LeftOutReason
}

/** What an application can still be over. */
export interface Mendable {
  /** The orders that can be sent again, each with what was kept of it. */
  orders: InvoicedOrder[]
  leftOut: LeftOutOrder[]
  /** Whether the application has let its orders go, since one of them was paid back or is over something else. */
  isVoid: boolean
}

type Application = Pick<MemberInvoiceDetail, 'id' | 'orders'>

function reasonOf(
  { id }: Application,
  order: MemberOrder,
  invoices: readonly MemberInvoice[],
): LeftOutReason | undefined {
  if (order.status === 'REFUNDING') return 'REFUNDING'
  if (order.status !== 'PAID' || keptAmount(order) === 0) return 'REFUNDED'
  const holder = order.invoiceStatus === 'NONE' ? undefined : holderOf(invoices, order.id)
  return holder && holder.id !== id ? 'INVOICED' : undefined
}

/**
 * Parts an application's orders by whether they can still be invoiced.
 *
 * @param present the orders as they are by now; what is missing among them is left to the backend to judge
 * @param invoices all of the member's, of which another may be over an order by now
 */
export function mendableOf(
  application: Application,
  present: readonly MemberOrder[],
  invoices: readonly MemberInvoice[],
): Mendable {
  const orders: InvoicedOrder[] = []
  const leftOut: LeftOutOrder[] = []
  for (const order of application.orders) {
    const now = present.find(({ id }) => id === order.id)
    const reason = now && reasonOf(application, now, invoices)
    if (reason) leftOut.push({ order, reason })
    else orders.push(now ? { ...order, amount: keptAmount(now) } : order)
  }
  const isVoid =
    present.some(({ invoiceStatus }) => invoiceStatus === 'NONE') ||
    leftOut.some(({ reason }) => reason !== 'REFUNDING')
  return { orders, leftOut, isVoid }
}
