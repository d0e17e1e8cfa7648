/** Faults between a payment and its notification to the backend. */
export type PaymentFaultKind = 'LATE' | 'TWICE' | 'WRONG_AMOUNT' | 'NEVER' | 'CLOSED_MEANWHILE'

/** A payment that goes wrong. */
export interface PaymentFault {
  kind: PaymentFaultKind
  /** For LATE: seconds of the world's clock until the notification arrives. */
  delaySeconds?: number
}
