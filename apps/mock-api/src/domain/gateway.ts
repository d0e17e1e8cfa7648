import type { OrderStatus } from '@portal/api-contract'
import type { PaymentFault } from '../faults/faults.ts'
import type { Fen } from './money.ts'
import { isOpen } from './order.ts'

/** Why a channel gave money back. */
export type RefundReason = 'WRONG_AMOUNT' | 'PAID_TWICE' | 'ORDER_CLOSED' | 'ORDER_REFUNDED'

/** What the backend does about a payment that a channel reports. */
export type Verdict = { kind: 'settle' } | { kind: 'known' } | { kind: 'refund'; reason: RefundReason }

interface Reported {
  transactionId: string
  amountFen: Fen
  refundedAt: string | null
}

interface Billed {
  status: OrderStatus
  totalAmountFen: Fen
  transactionId: string | null
}

const refund = (reason: RefundReason): Verdict => ({ kind: 'refund', reason })

/**
 * Judges a reported payment by the order it is for. The same report twice is known the second time; money that the order
 * has no use for goes back.
 */
export function judgePayment(order: Billed, payment: Reported): Verdict {
  if (payment.refundedAt !== null || order.transactionId === payment.transactionId) return { kind: 'known' }
  if (order.status === 'CLOSED') return refund('ORDER_CLOSED')
  if (!isOpen(order.status)) return refund('PAID_TWICE')
  return payment.amountFen === order.totalAmountFen ? { kind: 'settle' } : refund('WRONG_AMOUNT')
}

/** How a payment comes about at the channel, and when the backend is told. */
export interface Delivery {
  /** From when on the channel knows of the money. */
  paidAt: Date
  amountFen: Fen
  notifyAt: Date[]
}

const defaultDelaySeconds = 300
/** A buyer's bank that confirms a minute after the order has run out. */
const afterExpiry = 60_000

/** What becomes of a payment under a fault. @param fault null when all goes well */
export function deliveryOf(
  fault: PaymentFault | null,
  { at, expireTime, totalAmountFen }: { at: Date; expireTime: string; totalAmountFen: Fen },
): Delivery {
  const usual = { paidAt: at, amountFen: totalAmountFen, notifyAt: [at] }
  switch (fault?.kind) {
    case 'LATE':
      return {
        ...usual,
        notifyAt: [new Date(at.getTime() + (fault.delaySeconds ?? defaultDelaySeconds) * 1000)],
      }
    case 'TWICE':
      return { ...usual, notifyAt: [at, at] }
    case 'WRONG_AMOUNT':
      return { ...usual, amountFen: totalAmountFen - 1 }
    case 'NEVER':
      return { ...usual, notifyAt: [] }
    case 'CLOSED_MEANWHILE': {
      const paidAt = new Date(Date.parse(expireTime) + afterExpiry)
      return { ...usual, paidAt, notifyAt: [paidAt] }
    }
    default:
      return usual
  }
}
