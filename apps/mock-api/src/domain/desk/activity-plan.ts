import type { DeskActivityDraft, DeskActivityState, FieldError } from '@portal/api-contract'
import { bodyError } from '../field-error.ts'

type Plan = Pick<
  DeskActivityDraft,
  'startTime' | 'endTime' | 'signUpStart' | 'signUpDeadline' | 'quota' | 'fee'
>

/** What members rely on once they have signed up. */
export interface Promised {
  signedCount: number
  /** In yuan. */
  fee: number
}

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other)

/** The instants that have a year of four digits in UTC, in which they are kept: an offset may lead out of them. */
const first = '0001-01-01T00:00:00Z'
const last = '9999-12-31T23:59:59.999Z'

function timeFaults({ startTime, endTime, signUpStart, signUpDeadline }: Plan): FieldError[] {
  return [
    ...(isBefore(signUpStart, first)
      ? [bodyError('signUpStart', 'Range', `must not be before ${first}`)]
      : []),
    ...(isBefore(last, endTime) ? [bodyError('endTime', 'Range', `must not be after ${last}`)] : []),
    ...(isBefore(startTime, endTime) ? [] : [bodyError('endTime', 'Order', 'must be after startTime')]),
    ...(isBefore(signUpStart, signUpDeadline)
      ? []
      : [bodyError('signUpDeadline', 'Order', 'must be after signUpStart')]),
    ...(isBefore(startTime, signUpDeadline)
      ? [bodyError('signUpDeadline', 'Order', 'must not be after startTime')]
      : []),
  ]
}

/** What is wrong with the plan of an activity. @param promised what it was before this change, where it was published */
export function planFaults(plan: Plan, promised?: Promised): FieldError[] {
  const { signedCount, fee } = promised ?? { signedCount: 0, fee: plan.fee }
  return [
    ...timeFaults(plan),
    ...(plan.quota < signedCount
      ? [bodyError('quota', 'Taken', `must not be below the ${signedCount} places that are taken`)]
      : []),
    ...(signedCount > 0 && plan.fee !== fee
      ? [bodyError('fee', 'Taken', 'must stay once somebody has signed up')]
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
