import { msg } from '@lingui/core/macro'
import type { DeskActivityState, DeskActivitySummary, DeskSignUp } from '@portal/api-contract'
import type { States } from '../../../../lib/chakra/state-badge.tsx'

export const activityStateWords: States<DeskActivityState> = {
  DRAFT: { tone: 'neutral', label: msg`草稿` },
  UPCOMING: { tone: 'info', label: msg`即将开始` },
  SIGNUP: { tone: 'success', label: msg`报名中` },
  ONGOING: { tone: 'success', label: msg`进行中` },
  ENDED: { tone: 'neutral', label: msg`已结束` },
  CANCELLED: { tone: 'danger', label: msg`已取消` },
}

/** Whether an activity can still be changed. */
export const isPlanned = (state: DeskActivityState): boolean =>
  state === 'DRAFT' || state === 'UPCOMING' || state === 'SIGNUP'

/** Whether anybody has ever signed up, also who cancelled since: then it is not withdrawn any more, and its fee stays. */
export const hasSignUps = ({
  hasSignUps: isTold,
  signedCount,
}: Pick<DeskActivitySummary, 'hasSignUps' | 'signedCount'>): boolean => isTold === 1 || signedCount > 0

type SignUpState = DeskSignUp['status'] | Exclude<DeskSignUp['payState'], 'NONE'>

export const signUpStates: States<SignUpState> = {
  SIGNED: { tone: 'success', label: msg`已报名` },
  PAID: { tone: 'success', label: msg`已支付` },
  DUE: { tone: 'warning', label: msg`待支付` },
  CLOSED: { tone: 'neutral', label: msg`未支付，名额已释放` },
  CANCELLED: { tone: 'neutral', label: msg`已取消报名` },
}

/** How a sign-up stands, with what is paid of it. */
export const signUpStateOf = ({ status, payState }: Pick<DeskSignUp, 'status' | 'payState'>): SignUpState => {
  if (status === 'CANCELLED') return payState === 'CLOSED' ? 'CLOSED' : 'CANCELLED'
  return payState === 'NONE' ? 'SIGNED' : payState
}
