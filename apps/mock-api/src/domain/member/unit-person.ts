import type { UnitInvitation } from '@portal/api-contract'
import { allowed, refused, type Transition } from '../transition.ts'

/** Codes that the problem of a refused invitation or answer carries. */
export type UnitPersonRefusal =
  | 'error.personInUnit'
  | 'error.invitationOpen'
  | 'error.invitationAnswered'
  | 'error.invitationWithdrawn'

type Status = UnitInvitation['status']

/** Whether a unit can invite a person; null when nothing is against it. Whether another unit has the person does not matter yet. */
export function inviteRefusal({
  isOwn,
  hasOpen,
}: {
  /** The person belongs to the unit already. */
  isOwn: boolean
  /** An invitation of the unit waits for the person. */
  hasOpen: boolean
}): UnitPersonRefusal | null {
  if (isOwn) return 'error.personInUnit'
  return hasOpen ? 'error.invitationOpen' : null
}

const closedRefusal = (status: Status): UnitPersonRefusal =>
  status === 'WITHDRAWN' ? 'error.invitationWithdrawn' : 'error.invitationAnswered'

/** What a unit's taking back makes of an invitation: it can be while nobody has answered. */
export const invitationWithdrawn = (status: Status): Transition<Status, UnitPersonRefusal> =>
  status === 'PENDING' ? allowed('WITHDRAWN') : refused(closedRefusal(status))

/** What a person's answer makes of an invitation: a person belongs to one unit at most, and answers once. */
export function invitationAfter(
  status: Status,
  event: 'ACCEPT' | 'DECLINE',
  isInUnit: boolean,
): Transition<Status, UnitPersonRefusal> {
  if (status !== 'PENDING') return refused(closedRefusal(status))
  if (event === 'DECLINE') return allowed('DECLINED')
  return isInUnit ? refused('error.personInUnit') : allowed('ACCEPTED')
}
