import type { ActivitySignUp } from '@portal/api-contract'
import { activityTomorrow } from '../../../domain/notice/activity-notices.ts'
import { schedule, type TaskWork } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'

const day = 86_400_000

type Place = Pick<ActivitySignUp, 'activityId' | 'activityTitle' | 'startTime' | 'address'> & {
  memberId: number
}

const placesSql = `SELECT memberId, activityId, activity.title AS activityTitle, startTime, address
  FROM activitySignUp JOIN activity ON activity.id = activityId
  LEFT JOIN memberOrder ON memberOrder.id = activitySignUp.orderId
  WHERE activityId = ? AND cancelledDate IS NULL AND isCancelled = 0
    AND (memberOrder.id IS NULL OR memberOrder.status IN ('PAID', 'REFUNDING'))
  ORDER BY activitySignUp.id`

/** Schedules that those who take part are told a day before. */
export function scheduleReminder(world: World, activityId: number, startTime: Date): void {
  const at = new Date(startTime.getTime() - day)
  if (at > world.clock.now()) schedule(world, 'ACTIVITY_TOMORROW', activityId, at)
}

/** Tells whoever has a place, paid where it costs something, that the activity begins in a day. */
export const tellTomorrow: TaskWork = (world, activityId, at) => {
  settleDue(world, at)
  for (const { memberId, ...activity } of world.db.all<Place>(placesSql, [activityId]))
    notify(world, memberId, activityTomorrow(activity), at)
}
