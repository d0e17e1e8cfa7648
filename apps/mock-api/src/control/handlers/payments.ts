import { ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import type { ControlHandlers } from '../types.ts'

/** Controls over what was paid at the gateways. */
export const paymentControls = {
  listPayments: () => ok([]),
  notifyPayment() {
    throw notFound()
  },
} satisfies Partial<ControlHandlers>
