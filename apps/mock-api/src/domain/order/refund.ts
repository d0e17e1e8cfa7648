import type { ReviewDecision } from '../review.ts'

/** Days from paying within which a refund of a fee or a service is granted by rule. */
export const refundDays = 30
/** Days from paying within which a refund of a course is granted by rule. */
export const courseRefundDays = 7
/** The share of a course that may have been watched when it is paid back. */
export const courseRefundShare = 0.1

/** What the decision about a refund rests on. */
export interface RefundCase {
  payTime: Date
  requestedAt: Date
  /** The largest share that was watched of a course in the order, 0 to 1; null where the order holds no course. */
  watchedShare: number | null
}

const day = 86_400_000

const deny = (reason: string): Pick<ReviewDecision, 'result' | 'opinion'> => ({
  result: 'REJECT',
  opinion: `${reason}，不予退款；如有特殊情况请与协会联系`,
})

/** What the association answers to a refund by rule; whatever the rule denies needs a decision by hand. */
export function refundDecision({ payTime, requestedAt, watchedShare }: RefundCase) {
  const days = watchedShare === null ? refundDays : courseRefundDays
  if (requestedAt.getTime() - payTime.getTime() > days * day) return deny(`支付已超过${days}日`)
  if (watchedShare !== null && watchedShare > courseRefundShare)
    return deny(`课程学习进度已超过${courseRefundShare * 100}%`)
  return { result: 'APPROVE', opinion: '同意退款，款项原路退回' } as const
}
