import type { MemberOrderDetail, OrderItem } from '@portal/api-contract'

/** The fees of an order that can be asked back one by one; empty where it holds something else. */
export function refundableFees({ details }: Pick<MemberOrderDetail, 'details'>): OrderItem[] {
  const left = details.filter(({ refundStatus }) => refundStatus === null)
  return left.every(({ itemType }) => itemType === 'MEMBER_FEE') ? left : []
}

/**
 * Why a fee is not asked back together with others, which would be denied with it. Null where it may be, and where the rule denies
 * all of them: then the association decides about whichever are asked back.
 */
export const refusalOf = (
  { refundRefusal }: Pick<OrderItem, 'refundRefusal'>,
  { refundTerms }: Pick<MemberOrderDetail, 'refundTerms'>,
): NonNullable<OrderItem['refundRefusal']> | null =>
  refundTerms?.refusal == null ? (refundRefusal ?? null) : null
