import type { DeskRefund, MemberOrder } from '@portal/api-contract'

type RefundTransferRefusal = 'error.refundNotByTransfer' | 'error.decidedBefore'

/** What the rules about paying a refund back by a transfer rest on. */
export interface TransferCase {
  status: DeskRefund['status']
  payChannel: MemberOrder['payChannel']
  isTransferred: boolean
}

/** Money that no channel took, which none can give back. */
export const isByHand = (channel: MemberOrder['payChannel']): boolean =>
  channel === 'BANK' || channel === 'OFFLINE'

/** Why a refund cannot be paid back by a transfer; null when it can. */
export function transferRefusal({
  status,
  payChannel,
  isTransferred,
}: TransferCase): RefundTransferRefusal | null {
  if (!isByHand(payChannel)) return 'error.refundNotByTransfer'
  return isTransferred || status === 'REJECTED' ? 'error.decidedBefore' : null
}
