import type { MemberOrderDetail, OrderItem } from '@portal/api-contract'

/** The fees of an order that can be asked back one by one; empty where it holds something else. */
export function refundableFees({ details }: Pick<MemberOrderDetail, 'details'>): OrderItem[] {
  const left = details.filter(({ refundStatus }) => refundStatus === null)
  return left.every(({ itemType }) => itemType === 'MEMBER_FEE') ? left : []
}
