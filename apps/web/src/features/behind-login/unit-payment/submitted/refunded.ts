import type { BatchRow, MemberApplyTop, MemberOrderDetail } from '@portal/api-contract'

/** What became of a row's fee in the order; null where it is as it was paid. */
export type RowRefund = MemberOrderDetail['details'][number]['refundStatus']

/**
 * What was paid back of a batch, row by row. The order's details name people as the batch does, one for each row: of two of one
 * name and year each takes its own, in their order.
 */
export function refundsOf(members: readonly BatchRow[], order: MemberOrderDetail | undefined): RowRefund[] {
  const left = [...(order?.details ?? [])]
  return members.map(({ name, feeYear }) => {
    const index = left.findIndex((item) => item.beneficiaryName === name && item.feeYear === feeYear)
    return index < 0 ? null : (left.splice(index, 1)[0]?.refundStatus ?? null)
  })
}

/** How many people are still paid for, who may have several years of which some were paid back. */
export function paidPeople(
  { members }: Pick<MemberApplyTop, 'members'>,
  refunds: readonly RowRefund[],
): number {
  const paid = members.filter((_, index) => refunds[index] !== 'REFUNDED')
  return new Set(paid.map(({ personId, idNumber }) => personId ?? idNumber)).size
}
