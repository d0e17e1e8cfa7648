import { notFound, problem } from '../../../contract/problem.ts'
import { refundRefused } from '../../../domain/notice/order-notices.ts'
import { type StoredItem, totalOf } from '../../../domain/order/order.ts'
import { refundDecision } from '../../../domain/order/refund.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import { type TaskWork, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { watchedShareOf } from '../../education/courses/progress-store.ts'
import { voidInvoiceOf } from '../member-invoices/void-invoice.ts'
import { findOrder, itemsOf, type OrderRow, releaseItems } from '../member-orders/order-store.ts'
import { moveOrder } from '../payments/order-moves.ts'
import { paymentsOf, refundPart, refundPayment } from '../payments/payment-store.ts'
import { askedItems, closeRefund, findRefund } from './refund-store.ts'
import { invoiceUsedFrom, refundedBefore } from './terms.ts'

/** Of an order's lines those that a request asks back, and whether any other is still paid by it. */
function partOf(world: World, refundId: number, orderId: number) {
  const asked = askedItems(world.db, refundId)
  const all = itemsOf(world.db, orderId)
  return {
    lines: all.filter(({ id }) => asked.has(id)),
    leavesSome: all.some(({ id, refundStatus }) => refundStatus === null && !asked.has(id)),
  }
}

function payBack(world: World, order: OrderRow, lines: readonly StoredItem[], at: Date): void {
  voidInvoiceOf(world, order.id, at)
  moveOrder(world, order, { event: 'REFUND', lines, at })
  // A bank's transfer has no payment at a channel; it goes back by transfer.
  for (const payment of paymentsOf(world.db, order.id, at))
    refundPayment(world, payment, 'ORDER_REFUNDED', at)
}

/** The other lines stay as paid as they were. */
function payPartBack(world: World, order: OrderRow, lines: readonly StoredItem[], at: Date): void {
  voidInvoiceOf(world, order.id, at)
  releaseItems(world.db, lines)
  moveOrder(world, order, { event: 'REFUND_PART', lines, at })
  for (const payment of paymentsOf(world.db, order.id, at)) refundPart(world, payment, totalOf(lines))
}

function orderOf(world: World, orderId: number): OrderRow {
  const order = findOrder(world.db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone`)
  return order
}

/**
 * The association decides a refund: approved, money, fees, validity, courses and invoice are taken back at once; otherwise
 * the order is as paid as it was. There is nothing to mend in a request, so returning it is rejecting it.
 * @throws HttpProblem 404 for no such request, 409 for one that is decided
 */
export function decideRefund(world: World, id: number, { result, opinion }: ReviewDecision, at: Date): void {
  world.db.transaction(() => {
    const refund = findRefund(world.db, id)
    if (!refund) throw notFound()
    if (refund.status !== 'PENDING')
      throw problem(409, 'error.reviewDecided', `Refund ${id} is ${refund.status}`)
    const { lines, leavesSome } = partOf(world, id, refund.orderId)
    const isApproved = result === 'APPROVE'
    closeRefund(world.db, { id, status: isApproved ? 'APPROVED' : 'REJECTED', opinion }, at)
    unschedule(world, 'REVIEW_REFUND', id)
    const order = orderOf(world, refund.orderId)
    if (isApproved) (leavesSome ? payPartBack : payBack)(world, order, lines, at)
    else {
      moveOrder(world, order, { event: 'DENY_REFUND', at })
      notify(world, order.payerId, refundRefused(order, opinion), at)
    }
  })
}

/** Decides a refund by rule, unless it has been decided by hand. */
export const reviewRefund: TaskWork = (world, id, at) => {
  const refund = findRefund(world.db, id)
  if (refund?.status !== 'PENDING') return
  const { payTime } = orderOf(world, refund.orderId)
  const decision = refundDecision({
    payTime: new Date(payTime ?? refund.requestedAt),
    requestedAt: new Date(refund.requestedAt),
    watchedShare: watchedShareOf(world, refund.orderId),
    invoiceUsedFrom: invoiceUsedFrom(world.db, refund.orderId),
    wasRefunded: refundedBefore(world.db, [...askedItems(world.db, id)]).size > 0,
  })
  decideRefund(world, id, decision, at)
}
