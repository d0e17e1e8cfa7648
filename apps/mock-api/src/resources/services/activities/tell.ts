import type { ActivitySignUp } from '@portal/api-contract'
import { placeKept, placeTaken } from '../../../domain/notice/activity-notices.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'

type Told = Pick<ActivitySignUp, 'activityId' | 'activityTitle' | 'startTime' | 'address' | 'payUntil'>

/** Tells a member that the place is theirs, or until when it is kept for them. */
export function tellOfPlace(
  world: World,
  memberId: number,
  { payUntil, ...activity }: Told,
  at = world.clock.now(),
): void {
  notify(world, memberId, payUntil === null ? placeTaken(activity) : placeKept(activity, payUntil), at)
}
