import type { UnitInvitation } from '@portal/api-contract'
import { created, type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { answer } from './answer.ts'
import { findInvitation, invitations, isConcerned } from './invitation-store.ts'
import { invite } from './invite.ts'
import { withdraw } from './withdraw.ts'

export const unitInvitationHandlers = {
  listUnitInvitations(call) {
    const { rows, total } = selectPage<UnitInvitation>(call, {
      select: '*',
      from: invitations,
      where: isConcerned,
      parameters: [call.caller.memberId],
    })
    return page(rows, total)
  },
  getUnitInvitation({ world, caller, params }) {
    const invitation = findInvitation(world.db, caller.memberId, params.id)
    if (!invitation) throw notFound()
    return ok(invitation)
  },
  inviteUnitPerson({ world, caller, body }) {
    const invitation = invite(world, caller, body)
    return created(invitation, { location: `api/unit-invitations/${invitation.id}` })
  },
  acceptUnitInvitation: ({ world, caller, params }) => ok(answer(world, caller, params.id, 'ACCEPT')),
  declineUnitInvitation: ({ world, caller, params }) => ok(answer(world, caller, params.id, 'DECLINE')),
  withdrawUnitInvitation: ({ world, caller, params }) => ok(withdraw(world, caller, params.id)),
} satisfies Partial<Handlers>
