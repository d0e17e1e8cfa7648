import type { UnitInvitation } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { invitationAfter } from '../../../domain/member/unit-person.ts'
import { invitationAccepted, invitationDeclined } from '../../../domain/notice/system-notices.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { memberOf } from '../../applications/member-applies/standing.ts'
import { addPerson, unitOf } from '../unit-people/people-store.ts'
import { answerInvitation, findInvitation } from './invitation-store.ts'

function tellUnit(world: World, invitation: UnitInvitation, personId: number | null): void {
  const notice =
    personId === null
      ? invitationDeclined(invitation)
      : invitationAccepted(invitation, memberOf(world.db, personId).name)
  notify(world, invitation.companyId, notice)
}

/**
 * A person's answer to an invitation.
 * @throws HttpProblem 404 for one that went to somebody else, 409 for one that was answered, or while the person belongs to a unit
 */
export function answer(
  world: World,
  { memberId }: Caller,
  id: number,
  event: 'ACCEPT' | 'DECLINE',
): UnitInvitation {
  const { db, clock } = world
  return db.transaction(() => {
    const invitation = findInvitation(db, memberId, id)
    if (!invitation) throw notFound()
    const unit = unitOf(db, memberId)
    const transition = invitationAfter(invitation.status, event, unit !== undefined)
    if (!transition.ok) throw problem(409, transition.refusal, `The invitation is ${invitation.status}`)
    const at = clock.now()
    answerInvitation(db, id, { status: transition.state, personId: memberId, at })
    if (event === 'ACCEPT') addPerson(db, invitation.companyId, memberId, at)
    tellUnit(world, invitation, event === 'ACCEPT' ? memberId : null)
    return findInvitation(db, memberId, id) ?? invitation
  })
}
