import { msg } from '@lingui/core/macro'
import type { ActivitySignUp } from '@portal/api-contract'
import type { States } from '../../../../lib/chakra/state-badge.tsx'

/** Where a sign-up stands, of all that its record says the one that matters. */
export type SignUpState = 'CALLED_OFF' | 'CANCELLED' | 'LOST' | 'DUE' | 'SIGNED' | 'ONGOING' | 'ENDED'

/** Reads the state out of a record. */
export function signUpState({ status, activityStatus, payState }: ActivitySignUp): SignUpState {
  if (activityStatus === 'CANCELLED') return 'CALLED_OFF'
  // Nobody has cancelled a place whose order was closed or paid back, though it is free again.
  if (payState === 'CLOSED') return 'LOST'
  if (status === 'CANCELLED') return 'CANCELLED'
  if (payState === 'DUE') return 'DUE'
  if (activityStatus === 'ONGOING' || activityStatus === 'ENDED') return activityStatus
  return 'SIGNED'
}

export const signUpStates: States<SignUpState> = {
  CALLED_OFF: { tone: 'warning', label: msg`活动已取消` },
  CANCELLED: { tone: 'neutral', label: msg`已取消报名` },
  LOST: { tone: 'neutral', label: msg`名额已释放` },
  DUE: { tone: 'warning', label: msg`待支付` },
  SIGNED: { tone: 'success', label: msg`已报名` },
  ONGOING: { tone: 'honour', label: msg`进行中` },
  ENDED: { tone: 'neutral', label: msg`已结束` },
}

/** Whether it can be taken back here: until the deadline, and as long as nothing was paid for it. */
export const isCancellable = ({ status, activityStatus, payState }: ActivitySignUp): boolean =>
  status === 'SIGNED' && activityStatus === 'SIGNUP' && (payState === 'NONE' || payState === 'DUE')

/** The order through which what was paid is asked back; undefined where nothing was, or it is too late. */
export const refundableOrder = ({ status, activityStatus, payState, orderId }: ActivitySignUp) =>
  status === 'SIGNED' && activityStatus === 'SIGNUP' && payState === 'PAID' && orderId !== null
    ? orderId
    : undefined
