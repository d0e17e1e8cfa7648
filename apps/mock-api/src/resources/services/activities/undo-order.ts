import type { World } from '../../../world.ts'
import { isConfirming } from '../../finance/bank-transfers/confirming.ts'
import { findOrder } from '../../finance/member-orders/order-store.ts'
import { decideRefund } from '../../finance/order-refunds/decide.ts'
import { pendingRefundOf } from '../../finance/order-refunds/refund-store.ts'
import { requestRefund } from '../../finance/order-refunds/request.ts'
import { closeOrder } from '../../finance/payments/settlement.ts'
import { findSignUpOf } from './queries.ts'

const reason = '活动取消'

/** What becomes of the money for a place: it goes back now, or once its transfer is confirmed; NONE was never paid. */
export type GivenBack = 'NOW' | 'LATER' | 'NONE'

/** Closes an order over a place in a cancelled activity, or pays it back. Money that is on its way needs its order until it is there. */
export function undoOrder(world: World, orderId: number, at: Date): GivenBack {
  const order = findOrder(world.db, orderId)
  if (!order) return 'NONE'
  if (isConfirming(world, order)) return 'LATER'
  const { status } = closeOrder(world, order, at)
  if (status === 'CLOSED' || status === 'REFUNDED') return 'NONE'
  if (status === 'PAID') requestRefund(world, { ...order, status }, { reason }, at)
  const refund = pendingRefundOf(world.db, orderId)
  if (refund) decideRefund(world, refund.id, { result: 'APPROVE', opinion: reason }, at)
  return 'NOW'
}

/** The same for an order whose transfer was decided on, if its activity was cancelled meanwhile. @returns whether it was */
export function undoIfCancelled(world: World, orderId: number, at: Date): boolean {
  const isCancelled = findSignUpOf(world, orderId)?.activityStatus === 'CANCELLED'
  if (isCancelled) undoOrder(world, orderId, at)
  return isCancelled
}
