import type { UnitInvitation, UnitInvitationRequest } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { inviteRefusal } from '../../../domain/member/unit-person.ts'
import { invited } from '../../../domain/notice/system-notices.ts'
import { findPersonByPhone } from '../../../security/accounts.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { unitOf } from '../unit-people/people-store.ts'
import { findInvitation, hasOpenInvitation, insertInvitation } from './invitation-store.ts'

/**
 * Invites whoever logs in with a phone, now or later.
 * @throws HttpProblem 409 for one of the unit's own people and for somebody whom it has invited
 */
export function invite(world: World, { memberId }: Caller, request: UnitInvitationRequest): UnitInvitation {
  const { phone, remark = null } = request
  const { db, clock } = world
  return db.transaction(() => {
    const person = findPersonByPhone(db, phone)
    const isOwn = person !== undefined && unitOf(db, person.memberId)?.id === memberId
    const refusal = inviteRefusal({ isOwn, hasOpen: hasOpenInvitation(db, memberId, phone) })
    if (refusal) throw problem(409, refusal, 'Nobody is invited twice')
    const id = insertInvitation(db, { companyId: memberId, phone, remark }, clock.now())
    const invitation = findInvitation(db, memberId, id)
    if (!invitation) throw notFound()
    if (person) notify(world, person.memberId, invited(invitation))
    return invitation
  })
}
