import { problem } from '../../../contract/problem.ts'
import type { World } from '../../../world.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { findTransfer } from './transfer-store.ts'

/** Whether the association looks for the money of an order whose payer has transferred it, and shown that. */
export const isConfirming = ({ db }: World, { id, payChannel }: OrderRow): boolean =>
  payChannel === 'BANK' && findTransfer(db, id)?.status === 'CONFIRMING'

/**
 * Paid by another channel, such an order would be paid twice; closed, it would leave the money without an order.
 * @throws HttpProblem 409
 */
export function refuseWhileConfirming(world: World, order: OrderRow): void {
  if (!isConfirming(world, order)) return
  const detail = `The transfer for order ${order.orderNo} is being confirmed`
  throw problem(409, 'error.transferConfirming', detail, { params: { orderId: order.id } })
}
