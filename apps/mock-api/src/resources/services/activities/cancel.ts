import type { ActivitySignUp } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import { fenOf } from '../../../domain/money.ts'
import { activityCancelled } from '../../../domain/notice/activity-notices.ts'
import { unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findOrder } from '../../finance/member-orders/order-store.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { decideRefund } from '../../finance/order-refunds/decide.ts'
import { pendingRefundOf } from '../../finance/order-refunds/refund-store.ts'
import { requestRefund } from '../../finance/order-refunds/request.ts'
import { closeOrder } from '../../finance/payments/settlement.ts'
import { findActivity, placesIn } from './queries.ts'

const reason = '活动取消'

/** Closes an order over a place, or pays it back. @returns whether it had been paid */
function undo(world: World, orderId: number, at: Date): boolean {
  const order = findOrder(world.db, orderId)
  if (!order) return false
  const { status } = closeOrder(world, order, at)
  if (status === 'CLOSED' || status === 'REFUNDED') return false
  if (status === 'PAID') requestRefund(world, { ...order, status }, { reason })
  const refund = pendingRefundOf(world.db, orderId)
  if (refund) decideRefund(world, refund.id, { result: 'APPROVE', opinion: reason }, at)
  return true
}

function tell(world: World, place: ActivitySignUp & { memberId: number }, at: Date): void {
  const isPaid = place.orderId !== null && undo(world, place.orderId, at)
  notify(world, place.memberId, activityCancelled(place, isPaid ? fenOf(place.fee) : 0), at)
}

/**
 * The association cancels an activity: who takes part is told, what was paid goes back.
 * @throws HttpProblem 404 for none, 409 for one that is cancelled or has begun
 */
export function cancelActivity(world: World, id: number): void {
  const { db, clock } = world
  db.transaction(() => {
    settleDue(world)
    const activity = findActivity(world, id)
    if (!activity) throw notFound()
    if (activity.status !== 'UPCOMING' && activity.status !== 'SIGNUP')
      throw problem(409, 'error.activityNotOpen', `The activity is ${activity.status}`)
    const at = clock.now()
    const places = placesIn(world, id)
    db.run('UPDATE activity SET isCancelled = 1, version = version + 1, lastModifiedDate = ? WHERE id = ?', [
      at.toISOString(),
      id,
    ])
    unschedule(world, 'ACTIVITY_TOMORROW', id)
    for (const place of places) tell(world, place, at)
  })
}
