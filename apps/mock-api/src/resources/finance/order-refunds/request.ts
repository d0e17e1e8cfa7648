import type { RefundRequest } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { orderAfter } from '../../../domain/order/order.ts'
import { askedBack } from '../../../domain/order/refund.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { orderRefused } from '../member-orders/order-refused.ts'
import { itemsOf, type OrderRow } from '../member-orders/order-store.ts'
import { moveOrder } from '../payments/order-moves.ts'
import { insertRefund } from './refund-store.ts'

/**
 * Asks the association to pay an order back, or some of its fees; until it has decided the order is REFUNDING.
 * @throws HttpProblem 409 for an order that is not paid, 400 for a fee that is not in it or was paid back
 */
export function requestRefund(
  world: World,
  order: OrderRow,
  { reason, feeIds }: RefundRequest,
  at = world.clock.now(),
): OrderRow {
  const transition = orderAfter(order.status, 'REQUEST_REFUND')
  if (!transition.ok) throw orderRefused(order, transition.refusal)
  const { items, errors } = askedBack(itemsOf(world.db, order.id), feeIds)
  if (errors.length > 0) throw invalid(errors)
  return world.db.transaction(() => {
    const id = insertRefund(world.db, { orderId: order.id, items, reason }, at)
    const dueAt = reviewDueAt(world, at)
    if (dueAt) schedule(world, 'REVIEW_REFUND', id, dueAt)
    return moveOrder(world, order, { event: 'REQUEST_REFUND', at })
  })
}
