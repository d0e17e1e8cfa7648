import type { ClosingReason } from '@portal/api-contract'

/** What still ties an account's owner to the association and to others. */
export interface Ties {
  /** Orders that can be paid, or whose refund is under way. */
  openOrders: number
  /** Fees that are UNPAID, OVERDUE or PAYING. */
  owedFees: number
  /** Places in activities that have not begun, paid for. */
  paidPlaces: number
  /** Applications that are with the association. */
  applicationsInReview: number
  /** Whether the person belongs to a unit. */
  isInUnit: boolean
  /** The unit's people. */
  people: number
}

/** Why an account cannot be closed: nobody else may be left with what its owner began. */
export function closingReasons(ties: Ties): ClosingReason[] {
  const all: [isSo: boolean, ClosingReason][] = [
    [ties.openOrders > 0, 'error.ordersOpen'],
    [ties.owedFees > 0, 'error.feesOwed'],
    [ties.paidPlaces > 0, 'error.activitiesPaid'],
    [ties.applicationsInReview > 0, 'error.applicationInReview'],
    [ties.isInUnit, 'error.stillInUnit'],
    [ties.people > 0, 'error.stillHasPeople'],
  ]
  return all.flatMap(([isSo, reason]) => (isSo ? [reason] : []))
}
