import type { ActivityStatus } from '@portal/api-contract'

/** Codes that the problem of a refused sign-up or withdrawal carries. */
export type SignUpRefusal = 'error.activitySigned' | 'error.activityNotOpen' | 'error.activityFull'

/** The state of an activity for a member who wants a place. */
export interface Place {
  status: ActivityStatus
  quota: number
  /** Places that are taken. */
  signedCount: number
  /** One of them is the member's own. */
  hasSigned: boolean
}

/** Whether a member can have a place; null when nothing is against it. */
export function signUpRefusal({ status, quota, signedCount, hasSigned }: Place): SignUpRefusal | null {
  if (hasSigned) return 'error.activitySigned'
  if (status !== 'SIGNUP') return 'error.activityNotOpen'
  return signedCount >= quota ? 'error.activityFull' : null
}

/** A sign-up can be withdrawn as long as another member can sign up. */
export const withdrawalRefusal = (status: ActivityStatus): SignUpRefusal | null =>
  status === 'SIGNUP' ? null : 'error.activityNotOpen'
