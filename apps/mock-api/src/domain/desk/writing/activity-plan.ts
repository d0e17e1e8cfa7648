import type { DeskActivityDraft, DeskActivityState, FieldError } from '@portal/api-contract'
import { bodyError } from '../../field-error.ts'
import { instantFaults } from './kept-instant.ts'

type Plan = Pick<
  DeskActivityDraft,
  'startTime' | 'endTime' | 'signUpStart' | 'signUpDeadline' | 'quota' | 'fee'
>

/** What members rely on once they have signed up. */
export interface Promised {
  /** Places that are taken now. */
  signedCount: number
  /** Whether anybody has ever signed up, also who cancelled since: an order may stand for it. */
  hasSignUps: boolean
  /** In yuan. */
  fee: number
}

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other)

function timeFaults({ startTime, endTime, signUpStart, signUpDeadline }: Plan): FieldError[] {
  return [
    ...instantFaults('signUpStart', signUpStart),
    ...instantFaults('endTime', endTime),
    ...(isBefore(startTime, endTime) ? [] : [bodyError('endTime', 'Order', 'must be after startTime')]),
    ...(isBefore(signUpStart, signUpDeadline)
      ? []
      : [bodyError('signUpDeadline', 'Order', 'must be after signUpStart')]),
    ...(isBefore(startTime, signUpDeadline)
      ? [bodyError('signUpDeadline', 'Order', 'must not be after startTime')]
      : []),
  ]
}

/**
 * What is wrong with the plan of an activity. One that is published has to begin later than now: in the past it would be
 * over with all who signed up, and nobody could call it off any more.
 * @param now instant
 * @param promised what it was before this change, where it was published
 */
export function planFaults(plan: Plan, now: string, promised?: Promised): FieldError[] {
  const { signedCount, hasSignUps, fee } = promised ?? { signedCount: 0, hasSignUps: false, fee: plan.fee }
  return [
    ...timeFaults(plan),
    ...(promised && !isBefore(now, plan.startTime)
      ? [bodyError('startTime', 'Future', 'must be later than now')]
      : []),
    ...(plan.quota < signedCount
      ? [bodyError('quota', 'InUse', `must not be below the ${signedCount} places that are taken`)]
      : []),
    ...(hasSignUps && plan.fee !== fee
      ? [bodyError('fee', 'InUse', 'must stay once somebody has signed up')]
      : []),
  ]
}

/** Whether an activity can still be changed: it has not begun, and was not called off. */
export const isPlanned = (state: DeskActivityState): boolean =>
  state === 'DRAFT' || state === 'UPCOMING' || state === 'SIGNUP'

type WithdrawalRefusal = 'error.activityNotOpen' | 'error.activityHasSignUps'

/** Why an activity cannot be taken off the website; null when it can. */
export function withdrawalRefusal(state: DeskActivityState, hasSignUps: boolean): WithdrawalRefusal | null {
  if (state !== 'UPCOMING' && state !== 'SIGNUP') return 'error.activityNotOpen'
  return hasSignUps ? 'error.activityHasSignUps' : null
}
