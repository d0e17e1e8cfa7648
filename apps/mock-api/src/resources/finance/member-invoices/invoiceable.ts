import type { InvoicedOrder, InvoiceKind } from '@portal/api-contract'
import { type HttpProblem, notFound, problem } from '../../../contract/problem.ts'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import { invoiceKindsFor } from '../../../domain/order/invoice.ts'
import { orderAfter } from '../../../domain/order/order.ts'
import type { Database } from '../../../store/database.ts'
import { findOrder, itemsOf, type OrderRow } from '../member-orders/order-store.ts'
import { invoiceOfOrder } from './invoice-store.ts'

/** What of a paid order an invoice can be made out for. */
export const invoiceableFen = ({ totalAmountFen, refundedFen }: OrderRow): Fen => totalAmountFen - refundedFen

/** @param amountFen what of it the invoice is over */
export const toInvoicedOrder = (order: OrderRow, amountFen: Fen): InvoicedOrder => ({
  id: order.id,
  orderNo: order.orderNo,
  subject: order.subject,
  totalAmount: yuanOf(order.totalAmountFen),
  amount: yuanOf(amountFen),
  payTime: order.payTime ?? '',
})

export const kindsOf = (db: Database, orderId: number): InvoiceKind[] =>
  invoiceKindsFor(itemsOf(db, orderId).map(({ itemType }) => itemType))

function refusalOf(db: Database, order: OrderRow, invoiceId: number | null): HttpProblem | null {
  const about = { params: { orderId: order.id } }
  if (order.status !== 'PAID') {
    const payable = orderAfter(order.status, 'PAY')
    const code = payable.ok ? 'error.orderUnpaid' : payable.refusal
    return problem(409, code, `Order ${order.orderNo} is ${order.status}`, about)
  }
  const other = invoiceOfOrder(db, order.id)
  if (other && other.id !== invoiceId)
    return problem(409, 'error.orderInvoiced', `Order ${order.orderNo} is on invoice ${other.id}`, about)
  if (kindsOf(db, order.id).length > 0) return null
  return problem(409, 'error.orderNotInvoiceable', `Order ${order.orderNo} mixes fees and services`, about)
}

/**
 * One of a payer's orders that an invoice can be made out for.
 * @param invoiceId of the application that may have it already
 * @throws HttpProblem 404 for another's order, 409 for one that is not paid or on another invoice
 */
export function invoiceableOrder(
  db: Database,
  payerId: number,
  orderId: number,
  invoiceId: number | null = null,
): OrderRow {
  const order = findOrder(db, orderId)
  if (order?.payerId !== payerId) throw notFound()
  const refusal = refusalOf(db, order, invoiceId)
  if (refusal) throw refusal
  return order
}

/** How many orders an invoice may be over. */
const mostOrders = 50

/** A payer's other orders that may stand on an invoice with this one, newest first. */
export function companionsOf(db: Database, { id, payerId }: OrderRow): OrderRow[] {
  const kinds = kindsOf(db, id).join()
  const sql = `SELECT * FROM memberOrder WHERE payerId = ? AND status = 'PAID' AND invoiceStatus = 'NONE' AND id <> ?
    AND totalAmountFen > refundedFen AND isDeleted = 0 ORDER BY payTime DESC, id DESC`
  const others = db.all<OrderRow>(sql, [payerId, id])
  return others.filter((order) => kindsOf(db, order.id).join() === kinds).slice(0, mostOrders - 1)
}
