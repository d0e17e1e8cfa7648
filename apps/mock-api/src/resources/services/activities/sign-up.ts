import type { Activity, ActivitySignUp, OwnerType } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import {
  placeItem,
  type SignUpRefusal,
  signUpRefusal,
  type WithdrawalRefusal,
  withdrawalRefusal,
} from '../../../domain/activity.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { refuseWhileConfirming } from '../../finance/bank-transfers/confirming.ts'
import { orderRefused } from '../../finance/member-orders/order-refused.ts'
import { findOrder, type OrderRow } from '../../finance/member-orders/order-store.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { openItemsOrder } from '../../finance/payments/open-items-order.ts'
import { closeOrder } from '../../finance/payments/settlement.ts'
import { findActivity, findPlace, type Stored } from './queries.ts'
import { tellOfPlace } from './tell.ts'

const details: Record<SignUpRefusal | WithdrawalRefusal, string> = {
  'error.activitySigned': 'The member has a place already',
  'error.activityNotOpen': 'Places are given and taken back between signUpStart and signUpDeadline alone',
  'error.activityFull': 'Every place is taken',
  'error.activityPaid': 'The place was paid: ask its order back',
}

function refuse(refusal: SignUpRefusal | WithdrawalRefusal | null): void {
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

/** The order over the fee of a place; null where it costs nothing. */
function orderOf(world: World, activity: Stored<Activity>, memberId: number): number | null {
  if (activity.feeFen === 0) return null
  const member = world.db.get<{ name: string; ownerType: OwnerType }>(
    'SELECT name, ownerType FROM member WHERE id = ?',
    [memberId],
  )
  if (!member) throw new Error(`Member ${memberId} is gone`)
  return openItemsOrder(world, {
    payer: { id: memberId, ...member },
    orderType: 'OTHER',
    subject: activity.title,
    items: [placeItem(activity, member.name)],
    at: world.clock.now(),
  }).id
}

/**
 * Gives a member a place, and orders its fee. One transaction checks the quota and takes the place, so that there are never more
 * places than the quota.
 *
 * @throws HttpProblem 403 for a membership that has run out, 404, 409 with the refusal
 */
export function signUp(world: World, activityId: number, memberId: number): ActivitySignUp {
  return world.db.transaction(() => {
    settleDue(world)
    const activity = findActivity(world, activityId)
    if (!activity) throw notFound()
    requireValidMembership(world, memberId)
    const hasSigned = findPlace(world, activityId, memberId) !== undefined
    refuse(signUpRefusal({ ...activity, hasSigned }))
    world.db.run(
      'INSERT INTO activitySignUp (activityId, memberId, signedDate, orderId) VALUES (?, ?, ?, ?)',
      [activityId, memberId, world.clock.now().toISOString(), orderOf(world, activity, memberId)],
    )
    const place = findPlace(world, activityId, memberId)
    if (!place) throw new Error(`The place in activity ${activityId} was not kept`)
    tellOfPlace(world, memberId, place)
    return place
  })
}

/** The place's order when it was found to be paid: then that is kept, although the withdrawal is refused. */
function orderPaidMeanwhile(world: World, { orderId, payState }: ActivitySignUp): OrderRow | null {
  const order = payState === 'DUE' && orderId !== null ? findOrder(world.db, orderId) : undefined
  if (order) refuseWhileConfirming(world, order)
  const closed = order && closeOrder(world, order, world.clock.now())
  return closed && closed.status !== 'CLOSED' ? closed : null
}

/**
 * Takes a member's place back, and closes the order over its fee.
 *
 * @throws HttpProblem 404 without a place, 409 after the deadline and for a place that was paid, or whose transfer is being confirmed
 */
export function withdraw(world: World, activityId: number, memberId: number): void {
  const paid = world.db.transaction(() => {
    settleDue(world)
    const place = findPlace(world, activityId, memberId)
    if (!place) throw notFound()
    refuse(withdrawalRefusal(place.activityStatus, place.payState))
    const order = orderPaidMeanwhile(world, place)
    if (order) return order
    const now = world.clock.now().toISOString()
    world.db.run('UPDATE activitySignUp SET cancelledDate = ? WHERE id = ?', [now, place.id])
    return null
  })
  if (paid) throw orderRefused(paid, 'error.orderPaid')
}
