import { invoiceAfter } from '../../../domain/order/invoice.ts'
import { unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { invoiceOfOrder, markOrders, orderIdsOf, releaseOrders, updateInvoice } from './invoice-store.ts'

/**
 * An order is paid back or over something else: the invoice that it stands on is void, and all orders on it are free for another
 * one. Within the caller's transaction.
 */
export function voidInvoiceOf(
  world: World,
  orderId: number,
  at: Date,
  failReason = '发票所含订单已退款',
): void {
  const invoice = invoiceOfOrder(world.db, orderId)
  if (!invoice) return
  const { id } = invoice
  const transition = invoiceAfter(invoice.status, 'VOID')
  if (!transition.ok) throw new Error(`Invoice ${id} is ${invoice.status} and cannot become void`)
  unschedule(world, 'REVIEW_INVOICE', id)
  unschedule(world, 'ISSUE_INVOICE', id)
  const decidedDate = invoice.decidedDate ?? at.toISOString()
  updateInvoice(world.db, id, { status: transition.state, failReason, decidedDate }, at)
  markOrders(world.db, orderIdsOf(world.db, id), 'NONE', at)
  releaseOrders(world.db, id)
}
