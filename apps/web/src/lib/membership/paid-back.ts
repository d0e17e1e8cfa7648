import { sumYuan } from '../content/money.ts'

interface PaidBack {
  totalAmount: number
  /** A backend that pays back whole orders alone may leave it out. */
  refundedAmount?: number
  status?: string
  details?: readonly { amount: number; refundStatus?: string | null }[]
}

/** What of an order's total was paid back, in yuan: as the backend says it, else what the order's state and lines tell. */
export function refundedAmount({ status, totalAmount, details = [], ...order }: PaidBack): number {
  if (typeof order.refundedAmount === 'number') return order.refundedAmount
  if (status === 'REFUNDED') return totalAmount
  return sumYuan(details.filter((line) => line.refundStatus === 'REFUNDED').map(({ amount }) => amount))
}

/** What of an order's total was not paid back, in yuan. */
export const keptAmount = (order: PaidBack): number => sumYuan([order.totalAmount, -refundedAmount(order)])
