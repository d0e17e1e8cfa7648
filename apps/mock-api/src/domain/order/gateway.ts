import type { OrderStatus } from '@portal/api-contract'
import type { Fen } from '../money.ts'
import { isOpen } from './order.ts'
import type { PaymentFault } from './payment-fault.ts'

/** Why a channel gave money back. */
export type RefundReason = 'WRONG_AMOUNT' | 'PAID_TWICE' | 'ORDER_CLOSED' | 'ORDER_REFUNDED'

/** What the backend does about a payment that a channel reports. */
export type PaymentAction = { kind: 'settle' } | { kind: 'known' } | { kind: 'refund'; reason: RefundReason }

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

const refund = (reason: RefundReason): PaymentAction => ({ kind: 'refund', reason })

/**
 * Decides what to do about a reported payment for an order. The same report is known the second time, and money that the
 * order has no use for goes back.
 */
export function paymentActionFor(order: Billed, payment: Reported): PaymentAction {
  if (payment.refundedAt !== null || order.transactionId === payment.transactionId) return { kind: 'known' }
  if (order.status === 'CLOSED') return refund('ORDER_CLOSED')
  if (!isOpen(order.status)) return refund('PAID_TWICE')
  return payment.amountFen === order.totalAmountFen ? { kind: 'settle' } : refund('WRONG_AMOUNT')
}

/** How a payment comes about at the channel, and when the backend is told. */
export interface Delivery {
  /** The instant from which the channel reports the payment. */
  paidAt: Date
  amountFen: Fen
  notifyAt: Date[]
  /** The order is closed while the buyer pays, before the channel tells of it. */
  closesOrder: boolean
}

const defaultDelaySeconds = 300

/** The course of a payment under a fault. @param fault null when all goes well */
export function deliveryOf(
  fault: PaymentFault | null,
  { at, totalAmountFen }: { at: Date; totalAmountFen: Fen },
): Delivery {
  const usual = { paidAt: at, amountFen: totalAmountFen, notifyAt: [at], closesOrder: false }
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
    case 'CLOSED_MEANWHILE':
      return { ...usual, closesOrder: true }
    default:
      return usual
  }
}
