import { feeDue } from '../../domain/notice/fee-notices.ts'
import { invoiceIssued, invoiceRefused } from '../../domain/notice/invoice-notices.ts'
import type { Notice } from '../../domain/notice/notice.ts'
import { orderClosed, orderPaid, orderRefunded } from '../../domain/notice/order-notices.ts'
import { notify } from '../../resources/account/messages/notify.ts'
import type { FeeRow } from '../../resources/finance/member-fees/fee-store.ts'
import type { InvoiceRow } from '../../resources/finance/member-invoices/invoice-store.ts'
import type { OrderRow } from '../../resources/finance/member-orders/order-store.ts'
import type { World } from '../../world.ts'

type Tell = (notice: Notice, instant: string) => void

function ofOrder(order: OrderRow & { refundedAt: string | null }, tell: Tell): void {
  if (order.payTime !== null) tell(orderPaid(order, new Date(order.payTime)), order.payTime)
  if (order.status === 'REFUNDED' && order.refundedAt !== null) tell(orderRefunded(order), order.refundedAt)
  if (order.status === 'CLOSED') tell(orderClosed(order, new Date(order.expireTime)), order.expireTime)
}

function ofInvoice(invoice: InvoiceRow, tell: Tell): void {
  const { invoiceNo, status, failReason, lastModifiedDate } = invoice
  if (status === 'FAILED' || status === 'REJECTED')
    tell(invoiceRefused(invoice, failReason ?? ''), lastModifiedDate)
  else if (invoiceNo !== null) tell(invoiceIssued(invoice, invoiceNo), lastModifiedDate)
}

/** Tells a member of the seed's fees that wait, of its invoices, and of orders that have not told of themselves. */
export function tellOfMoney(world: World, memberId: number): void {
  const { db } = world
  const tell: Tell = (notice, instant) => notify(world, memberId, notice, new Date(instant))
  const fees = `SELECT * FROM memberFee WHERE ownerId = ? AND status IN ('UNPAID', 'PAYING', 'OVERDUE')`
  for (const fee of db.all<FeeRow>(fees, [memberId])) tell(feeDue(fee), fee.createdDate)
  const orders = `SELECT memberOrder.*, (SELECT decidedAt FROM orderRefund r WHERE r.orderId = memberOrder.id
      AND r.status = 'APPROVED') AS refundedAt
    FROM memberOrder WHERE payerId = ?
      AND id NOT IN (SELECT subjectId FROM memberMessage WHERE subjectKind = 'ORDER')`
  for (const order of db.all<OrderRow & { refundedAt: string | null }>(orders, [memberId]))
    ofOrder(order, tell)
  for (const invoice of db.all<InvoiceRow>('SELECT * FROM memberInvoice WHERE ownerId = ?', [memberId]))
    ofInvoice(invoice, tell)
}
