import type { OrderType, TransferStatus } from '@portal/api-contract'
import { allowed, refused, type Transition } from '../transition.ts'

/** HAND_IN by the payer; CONFIRM and ASK_AGAIN by the association, the latter also by time. */
export type TransferEvent = 'HAND_IN' | 'CONFIRM' | 'ASK_AGAIN'

const day = 86_400_000

/** Days that the association has to confirm a transfer, and its payer to make it or to show it again. */
export const transferDays = 7

const transitions: Record<TransferStatus, Partial<Record<TransferEvent, TransferStatus>>> = {
  AWAITING_PROOF: { HAND_IN: 'CONFIRMING' },
  CONFIRMING: { HAND_IN: 'CONFIRMING', CONFIRM: 'CONFIRMED', ASK_AGAIN: 'ASKED_AGAIN' },
  ASKED_AGAIN: { HAND_IN: 'CONFIRMING' },
  CONFIRMED: {},
}

/** The life of a transfer: AWAITING_PROOF → CONFIRMING → CONFIRMED, or ASKED_AGAIN until the proof is handed in again. */
export function transferAfter(
  status: TransferStatus,
  event: TransferEvent,
): Transition<TransferStatus, 'error.reviewDecided'> {
  const next = transitions[status][event]
  return next ? allowed(next) : refused('error.reviewDecided')
}

/** When an order that is to be paid by transfer closes, as of choosing that. */
export const transferExpiry = (chosenAt: Date): Date => new Date(chosenAt.getTime() + transferDays * day)

/** When a proof is asked for again that nobody has confirmed. */
export const askedAgainAt = transferExpiry

/** When the order closes once a proof was handed in: after the association's days and the payer's. */
export const expiryAfterProof = (handedInAt: Date): Date => transferExpiry(askedAgainAt(handedInAt))

const bought: Record<OrderType, string> = {
  MEMBER_FEE: '会费',
  ON_BEHALF: '会费',
  EDU: '培训费',
  OTHER: '活动费',
}

/** What a transfer has to say, so that its order is found: what is bought, and the order's number. */
export const transferRemark = ({ orderType, orderNo }: { orderType: OrderType; orderNo: string }): string =>
  `${bought[orderType]} ${orderNo}`
