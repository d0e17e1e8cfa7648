import type { ActivitySignUp } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import { fenOf } from '../../../domain/money.ts'
import { activityCancelled } from '../../../domain/notice/activity-notices.ts'
import { unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { findActivity, placesIn } from './queries.ts'
import { undoOrder } from './undo-order.ts'

function tell(world: World, place: ActivitySignUp & { memberId: number }, at: Date): void {
  const back = place.orderId === null ? 'NONE' : undoOrder(world, place.orderId, at)
  const paidFen = back === 'NONE' ? 0 : fenOf(place.fee)
  notify(world, place.memberId, activityCancelled(place, paidFen, back === 'LATER'), at)
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
