import type { DeskRefund, MemberOrder } from '@portal/api-contract'
import { isByHand } from '../order/payment.ts'

type RefundTransferRefusal = 'error.refundNotByTransfer' | 'error.decidedBefore'

/** What the rules about paying a refund back by a transfer rest on. */
export interface TransferCase {
  status: DeskRefund['status']
  payChannel: MemberOrder['payChannel']
  isTransferred: boolean
}

/** Why a refund cannot be paid back by a transfer; null when it can. */
export function transferRefusal({
  status,
  payChannel,
  isTransferred,
}: TransferCase): RefundTransferRefusal | null {
  if (!isByHand(payChannel)) return 'error.refundNotByTransfer'
  return isTransferred || status === 'REJECTED' ? 'error.decidedBefore' : null
}
