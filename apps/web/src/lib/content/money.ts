/** Whole fen of an amount in yuan that is exact to the fen. */
export const toFen = (yuan: number): number => Math.round(yuan * 100)

/** Adds amounts in yuan, each exact to the fen: in fen, since 0.1 + 0.2 is not 0.3 in binary. */
export function sumYuan(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + toFen(amount), 0) / 100
}

/** Whether an amount in yuan and one in fen are the same money. */
export function isSameMoney(yuan: number, fen: number): boolean {
  return toFen(yuan) === fen
}

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
