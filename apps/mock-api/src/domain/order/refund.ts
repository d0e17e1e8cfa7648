import type { FieldError } from '@portal/api-contract'
import { bodyError } from '../field-error.ts'
import type { ReviewDecision } from '../review.ts'
import type { StoredItem } from './order.ts'

const day = 86_400_000

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
  /** From when on the buyer has booked the invoice that the order stands on; null without one that is booked. */
  invoiceUsedFrom: Date | null
  /** A fee that is asked back was paid back before. */
  wasRefunded: boolean
}

/** Why an order over fees or services is not paid back by rule. */
export type OrderRefundRefusal = 'REFUNDED_BEFORE' | 'INVOICE_USED' | 'TOO_LATE'

/** Until when an order over fees or services is paid back by rule, and why not at an instant; a refusal of null when it is. */
export function orderRefundTerms(
  { payTime, invoiceUsedFrom, wasRefunded }: Omit<RefundCase, 'requestedAt' | 'watchedShare'>,
  at: Date,
): { until: Date; refusal: OrderRefundRefusal | null } {
  const lastDay = new Date(payTime.getTime() + refundDays * day)
  const isBookedFirst = invoiceUsedFrom !== null && invoiceUsedFrom < lastDay
  const refusal = (): OrderRefundRefusal | null => {
    if (wasRefunded) return 'REFUNDED_BEFORE'
    if (invoiceUsedFrom !== null && at >= invoiceUsedFrom) return 'INVOICE_USED'
    return at > lastDay ? 'TOO_LATE' : null
  }
  return { until: isBookedFirst ? invoiceUsedFrom : lastDay, refusal: refusal() }
}

/** A line as far as it can be asked back. */
type Line = Pick<StoredItem, 'itemType' | 'itemId' | 'refundStatus'>

/**
 * The lines that a request asks back: all that are left of the order, or the fees that it names.
 * @returns what is wrong with the fees that it names, too: not in the order, or paid back already
 */
export function askedBack<Item extends Line>(
  lines: readonly Item[],
  feeIds: readonly number[] | undefined,
): { items: Item[]; errors: FieldError[] } {
  const left = lines.filter(({ refundStatus }) => refundStatus === null)
  if (!feeIds) return { items: left, errors: [] }
  const isFee = (id: number) => (line: Item) => line.itemType === 'MEMBER_FEE' && line.itemId === id
  const detail = 'is no fee that is still paid by this order'
  return {
    items: feeIds.flatMap((id) => left.find(isFee(id)) ?? []),
    errors: feeIds.flatMap((id, index) =>
      left.some(isFee(id)) ? [] : [bodyError(`feeIds[${index}]`, 'FeeNotInOrder', detail)],
    ),
  }
}

const deny = (reason: string): Pick<ReviewDecision, 'result' | 'opinion'> => ({
  result: 'REJECT',
  opinion: `${reason}，不予退款；如有特殊情况请与协会联系`,
})

const reasons: Record<OrderRefundRefusal, string> = {
  REFUNDED_BEFORE: '该年度会费已经退过一次',
  INVOICE_USED: '所开票据已经入账',
  TOO_LATE: `支付已超过${refundDays}日`,
}

function courseReason({ payTime, requestedAt }: RefundCase, watchedShare: number): string | null {
  if (requestedAt.getTime() - payTime.getTime() > courseRefundDays * day)
    return `支付已超过${courseRefundDays}日`
  return watchedShare > courseRefundShare ? `课程学习进度已超过${courseRefundShare * 100}%` : null
}

function orderReason(refund: RefundCase): string | null {
  const { refusal } = orderRefundTerms(refund, refund.requestedAt)
  return refusal && reasons[refusal]
}

/** What the association answers to a refund by rule; whatever the rule denies needs a decision by hand. */
export function refundDecision(refund: RefundCase) {
  const { watchedShare } = refund
  const reason = watchedShare === null ? orderReason(refund) : courseReason(refund, watchedShare)
  if (reason !== null) return deny(reason)
  return { result: 'APPROVE', opinion: '同意退款，款项原路退回' } as const
}
