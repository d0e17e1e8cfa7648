import type { Payment } from '@portal/api-contract/mock'
import { ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { yuanOf } from '../../domain/money.ts'
import { settleDue } from '../../resources/member-orders/settle-due.ts'
import { notifyAgain } from '../../resources/payments/console.ts'
import { type ListedPayment, listPayments } from '../../resources/payments/payment-store.ts'
import type { ControlHandlers } from '../types.ts'

const toPayment = (row: ListedPayment): Payment => ({
  id: row.id,
  orderNo: row.orderNo,
  payerName: row.payerName,
  subject: row.subject,
  channel: row.channel,
  amount: yuanOf(row.amountFen),
  paidAt: row.paidAt,
  state: row.state,
  notifiedCount: row.notifiedCount,
  transactionId: row.transactionId,
})

/** Controls over what was paid at the gateways. */
export const paymentControls = {
  listPayments({ world, query }) {
    settleDue(world)
    return ok(listPayments(world, query.limit).map(toPayment))
  },
  notifyPayment({ world, params }) {
    const payment = notifyAgain(world, params.id)
    if (!payment) throw notFound()
    return ok(toPayment(payment))
  },
} satisfies Partial<ControlHandlers>
