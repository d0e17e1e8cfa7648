import type { ActivityPayState, ActivityStatus } from '@portal/api-contract'
import type { Fen } from './money.ts'
import type { Item } from './order/order.ts'

/** Codes that the problem of a refused sign-up carries. */
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

/** Codes that the problem of a refused withdrawal carries. */
export type WithdrawalRefusal = 'error.activityNotOpen' | 'error.activityPaid'

/** A sign-up can be withdrawn as long as another member can sign up; one that was paid is given back through its order. */
export function withdrawalRefusal(
  status: ActivityStatus,
  payState: ActivityPayState,
): WithdrawalRefusal | null {
  if (status !== 'SIGNUP') return 'error.activityNotOpen'
  return payState === 'PAID' ? 'error.activityPaid' : null
}

/** A place as a line of an order. @param beneficiaryName whoever takes part */
export const placeItem = (
  activity: { id: number; title: string; feeFen: Fen },
  beneficiaryName: string,
): Item => ({
  itemType: 'OTHER',
  itemId: activity.id,
  itemName: activity.title,
  beneficiaryName,
  feeYear: null,
  quantity: 1,
  priceFen: activity.feeFen,
  amountFen: activity.feeFen,
})
