import type { PaymentFault } from '../../domain/order/payment-fault.ts'

/** What goes wrong with the payments of the random walks, by API and over the pages; nothing with a third of them. */
export const paymentFaults: [PaymentFault | null, ...(PaymentFault | null)[]] = [
  null,
  null,
  null,
  { kind: 'TWICE' },
  { kind: 'WRONG_AMOUNT' },
  { kind: 'NEVER' },
  { kind: 'CLOSED_MEANWHILE' },
  { kind: 'LATE', delaySeconds: 601 },
  { kind: 'LATE', delaySeconds: 10_801 },
]
