import { applicationAfter } from '../../../domain/application/application.ts'
import { applicationLapsed } from '../../../domain/notice/application-notices.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { endAllPeople } from '../../people/unit-people/end.ts'
import { type ApplyRow, openAppliesOf, updateApply } from './apply-store.ts'
import { memberOf } from './standing.ts'

/**
 * Takes an application back, unless it has ended or was never handed in, since its owner is no member any more. Its review stays
 * scheduled and then finds nothing to decide: an undo brings the application back, and with it what it waits for.
 */
function lapse(world: World, row: ApplyRow, at: Date): void {
  const transition = applicationAfter(row, 'LAPSE')
  if (!transition.ok) return
  updateApply(world.db, row, { ...transition.state, returnReason: null }, at)
  notify(world, row.ownerId, applicationLapsed(row), at)
}

/**
 * Ends what hangs on a membership, once who has it has left: the other applications, and of a unit its people and its
 * invitations. Within the caller's transaction.
 */
export function endMembership(world: World, memberId: number, at: Date): void {
  for (const row of openAppliesOf(world.db, memberId)) lapse(world, row, at)
  if (memberOf(world.db, memberId).ownerType === 'UNIT') endAllPeople(world, memberId, at)
}
