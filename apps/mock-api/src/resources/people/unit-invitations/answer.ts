import type { UnitInvitation } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { invitationAfter } from '../../../domain/member/unit-person.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { memberOf } from '../../applications/member-applies/standing.ts'
import { addPerson, unitOf } from '../unit-people/people-store.ts'
import { answerInvitation, findInvitation } from './invitation-store.ts'

/** Who declined is not named: the unit knows no more than the phone. */
function tellUnit(world: World, { companyId, phone }: UnitInvitation, personId: number | null): void {
  const name = personId === null ? null : memberOf(world.db, personId).name
  notify(world, companyId, {
    kind: 'SYSTEM',
    title: name === null ? '邀请被谢绝' : '邀请已被接受',
    content:
      name === null
        ? `手机号码${phone}的持有人谢绝了加入本单位的邀请。`
        : `${name}（${phone}）接受了邀请，已是本单位人员。`,
    link: '/unitPayment',
  })
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
