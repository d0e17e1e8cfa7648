import type { UnitInvitation } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { invitationWithdrawn } from '../../../domain/member/unit-person.ts'
import type { World } from '../../../world.ts'
import { closeInvitation, findInvitation } from './invitation-store.ts'

/**
 * A unit takes back an invitation of its own.
 * @throws HttpProblem 404 for another's, 409 for one that was answered or taken back
 */
export function withdraw({ db, clock }: World, { memberId }: Caller, id: number): UnitInvitation {
  return db.transaction(() => {
    const invitation = findInvitation(db, memberId, id)
    if (!invitation) throw notFound()
    const transition = invitationWithdrawn(invitation.status)
    if (!transition.ok) throw problem(409, transition.refusal, `The invitation is ${invitation.status}`)
    closeInvitation(db, id, transition.state, clock.now())
    return findInvitation(db, memberId, id) ?? invitation
  })
}
