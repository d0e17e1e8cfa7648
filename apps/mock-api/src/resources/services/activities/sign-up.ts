import type { ActivitySignUp } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import { type SignUpRefusal, signUpRefusal, withdrawalRefusal } from '../../../domain/activity.ts'
import { prcDate, prcMinute } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findActivity, findPlace } from './queries.ts'

const details: Record<SignUpRefusal, string> = {
  'error.activitySigned': 'The member has a place already',
  'error.activityNotOpen': 'Places are given and taken back between signUpStart and signUpDeadline alone',
  'error.activityFull': 'Every place is taken',
}

function refuse(refusal: SignUpRefusal | null): void {
  if (refusal) throw problem(409, refusal, details[refusal])
}

function requireValidMembership({ db, clock }: World, memberId: number): void {
  const member = db.get<{ validTo: string | null }>('SELECT validTo FROM member WHERE id = ?', [memberId])
  if ((member?.validTo ?? '') >= prcDate(clock.now())) return
  throw problem(
    403,
    'error.membershipExpired',
    'The membership is not valid today; its fee has to be paid first',
  )
}

function tellMember(
  world: World,
  memberId: number,
  { activityTitle, startTime, address }: ActivitySignUp,
): void {
  const content = `您已报名“${activityTitle}”，请于${prcMinute(new Date(startTime))}到${address}参加。如不能参加，请在报名截止前取消。`
  notify(world, memberId, { kind: 'ACTIVITY', title: '活动报名成功', content, link: '/personMemberIndex' })
}

/**
 * Gives a member a place. One transaction checks the quota and takes the place, so that there are never more places than the quota.
 *
 * @throws HttpProblem 403 for a membership that has run out, 404, 409 with the refusal
 */
export function signUp(world: World, activityId: number, memberId: number): ActivitySignUp {
  return world.db.transaction(() => {
    const activity = findActivity(world, activityId)
    if (!activity) throw notFound()
    requireValidMembership(world, memberId)
    const hasSigned = findPlace(world, activityId, memberId) !== undefined
    refuse(signUpRefusal({ ...activity, hasSigned }))
    world.db.run('INSERT INTO activitySignUp (activityId, memberId, signedDate) VALUES (?, ?, ?)', [
      activityId,
      memberId,
      world.clock.now().toISOString(),
    ])
    const place = findPlace(world, activityId, memberId)
    if (!place) throw new Error(`The place in activity ${activityId} was not kept`)
    tellMember(world, memberId, place)
    return place
  })
}

/**
 * Takes a member's place back.
 *
 * @throws HttpProblem 404 without a place, 409 after the deadline
 */
export function withdraw(world: World, activityId: number, memberId: number): void {
  world.db.transaction(() => {
    const place = findPlace(world, activityId, memberId)
    if (!place) throw notFound()
    refuse(withdrawalRefusal(place.activityStatus))
    const now = world.clock.now().toISOString()
    world.db.run('UPDATE activitySignUp SET cancelledDate = ? WHERE id = ?', [now, place.id])
  })
}
