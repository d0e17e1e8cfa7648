import { paymentReturned } from '../../../domain/notice/order-notices.ts'
import { paymentActionFor, type RefundReason } from '../../../domain/order/gateway.ts'
import { isOpen } from '../../../domain/order/order.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findOrder, type OrderRow, updateOrder } from '../member-orders/order-store.ts'
import { moveOrder } from './order-moves.ts'
import { findPayment, noteNotification, type PaymentRow, paymentsOf, refundPayment } from './payment-store.ts'

/** Gives money back that the order has no use for, and says so. */
function giveBack(world: World, order: OrderRow, payment: PaymentRow, reason: RefundReason, at: Date): void {
  refundPayment(world, payment, reason, at)
  notify(world, order.payerId, paymentReturned(order, payment.amountFen, reason), at)
}

function pay(world: World, order: OrderRow, payment: PaymentRow, at: Date): void {
  const { transactionId, channel, paidAt } = payment
  moveOrder(world, order, {
    event: 'PAY',
    at,
    payment: { transactionId, payChannel: channel, payTime: paidAt },
  })
  giveBackOthers(world, order, payment.id, at)
}

/**
 * Gives back what channels took for an order that is paid otherwise: their trades are closed now.
 * @param paymentId the payment that settled it; null where no channel did
 */
export function giveBackOthers(world: World, order: OrderRow, paymentId: number | null, at: Date): void {
  for (const other of paymentsOf(world.db, order.id, at))
    if (other.id !== paymentId) giveBack(world, order, other, 'PAID_TWICE', at)
}

function settleBy(world: World, payment: PaymentRow, at: Date): void {
  const order = findOrder(world.db, payment.orderId)
  if (!order) throw new Error(`Order ${payment.orderId} is gone`)
  const action = paymentActionFor(order, payment)
  if (action.kind === 'settle') pay(world, order, payment, at)
  if (action.kind === 'refund') giveBack(world, order, payment, action.reason, at)
  // The buyer may try again with the right amount.
  if (action.kind === 'refund' && isOpen(order.status))
    updateOrder(world.db, order.id, { attempt: 'PAYERROR' }, at.toISOString())
}

/**
 * Handles a channel's notification of a payment: the order is settled or the payment refunded, in one transaction. Repeated
 * notifications change nothing.
 */
export function receiveNotification(world: World, paymentId: number, at: Date): void {
  world.db.transaction(() => {
    const payment = findPayment(world.db, paymentId)
    if (!payment) throw new Error(`Payment ${paymentId} is gone`)
    noteNotification(world.db, paymentId, at)
    settleBy(world, payment, at)
  })
}

/** Asks the channels whether they have the money for an order, which is settled then. @returns the order as it is now */
export function askChannels(world: World, { id }: OrderRow, at: Date): OrderRow {
  for (const { id: paymentId } of paymentsOf(world.db, id, at)) {
    // The payment that settles the order gives back those after it.
    const payment = findPayment(world.db, paymentId)
    if (payment) settleBy(world, payment, at)
  }
  const order = findOrder(world.db, id)
  if (!order) throw new Error(`Order ${id} is gone`)
  return order
}

/**
 * Closes an open order, unless a channel that is asked first says that it has been paid: then it is settled. Source of the
 * order of the two: WeChat Pay's guide, which has the merchant query an order before closing it.
 */
export function closeOrder(world: World, closing: OrderRow, at: Date): OrderRow {
  return world.db.transaction(() => {
    const order = askChannels(world, closing, at)
    return isOpen(order.status) ? moveOrder(world, order, { event: 'CLOSE', at }) : order
  })
}
