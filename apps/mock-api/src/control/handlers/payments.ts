import type { OpenOrder, Payment } from '@portal/api-contract/mock'
import { ok } from '../../contract/handler.ts'
import { notFound, problem } from '../../contract/problem.ts'
import { yuanOf } from '../../domain/money.ts'
import { findOrder, type OrderRow, openOrders } from '../../resources/finance/member-orders/order-store.ts'
import { settleDue } from '../../resources/finance/member-orders/settle-due.ts'
import { actAtCashier, awaitsNotification } from '../../resources/finance/payments/cashier-actions.ts'
import { notifyAgain } from '../../resources/finance/payments/notify-again.ts'
import { type ListedPayment, listPayments } from '../../resources/finance/payments/payment-store.ts'
import type { World } from '../../world.ts'
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

const toOpenOrder = (world: World, row: OrderRow): OpenOrder => ({
  id: row.id,
  orderNo: row.orderNo,
  payerName: row.payerName,
  subject: row.subject,
  amount: yuanOf(row.totalAmountFen),
  status: row.status,
  payChannel: row.payChannel,
  isBeingPaid: awaitsNotification(world, row),
  createdDate: row.createdDate,
  expireTime: row.expireTime,
})

/** The controls of the payments at the gateways. */
export const paymentControls = {
  listPayments({ world, query }) {
    settleDue(world)
    return ok(listPayments(world, query.limit).map(toPayment))
  },
  listOpenOrders({ world }) {
    settleDue(world)
    return ok(openOrders(world.db).map((row) => toOpenOrder(world, row)))
  },
  payOrder({ world, params }) {
    const order = findOrder(world.db, params.id)
    if (!order) throw notFound(`There is no order ${params.id}`)
    if (order.payChannel === 'BANK')
      throw problem(
        409,
        'error.mockTransfer',
        `Order ${params.id} is paid by bank transfer: decide it as a review`,
      )
    const settlement = actAtCashier(world, params.id, 'success')
    if (!settlement.ok) {
      const about = { params: { orderId: params.id } }
      throw problem(409, settlement.refusal, `Order ${params.id} cannot be paid`, about)
    }
    const payment = listPayments(world).find(({ orderId }) => orderId === params.id)
    if (!payment) throw notFound()
    return ok(toPayment(payment))
  },
  notifyPayment({ world, params }) {
    const payment = notifyAgain(world, params.id)
    if (!payment) throw notFound(`There is no payment ${params.id}`)
    return ok(toPayment(payment))
  },
} satisfies Partial<ControlHandlers>
