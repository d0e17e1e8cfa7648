import type { ReviewDecision } from '../review/desk.ts'

/** Days from paying within which a refund is granted by rule. */
export const refundDays = 30

/** What the association answers to a refund by rule: later than a month after paying somebody would have to be asked. */
export function judgeRefund(payTime: Date, requestedAt: Date): Pick<ReviewDecision, 'result' | 'opinion'> {
  const isInTime = requestedAt.getTime() - payTime.getTime() <= refundDays * 86_400_000
  return isInTime
    ? { result: 'APPROVE', opinion: '同意退款，款项原路退回' }
    : { result: 'REJECT', opinion: `支付已超过${refundDays}日，不予退款；如有特殊情况请与协会联系` }
}
