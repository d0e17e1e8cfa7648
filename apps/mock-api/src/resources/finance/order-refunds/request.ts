import { orderAfter } from '../../../domain/order/order.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { orderRefused } from '../member-orders/order-refused.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { moveOrder } from '../payments/order-moves.ts'
import { insertRefund } from './refund-store.ts'

/**
 * Asks the association to pay an order back; until it has decided the order is REFUNDING.
 * @throws HttpProblem 409 for an order that is not paid
 */
export function requestRefund(world: World, order: OrderRow, reason: string): OrderRow {
  const transition = orderAfter(order.status, 'REQUEST_REFUND')
  if (!transition.ok) throw orderRefused(order, transition.refusal)
  return world.db.transaction(() => {
    const at = world.clock.now()
    const id = insertRefund(world.db, order.id, reason, at)
    const dueAt = reviewDueAt(world, at)
    if (dueAt) schedule(world, 'REVIEW_REFUND', id, dueAt)
    return moveOrder(world, order, { event: 'REQUEST_REFUND', at })
  })
}
