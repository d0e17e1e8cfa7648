import type { World } from '../../../world.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { findListedPayment, type ListedPayment } from './payment-store.ts'
import { receiveNotification } from './settlement.ts'

/** The manual action of a payment channel's support. */

/**
 * Lets the channel send the notification of a payment, again or for the first time. A payment that is not confirmed yet is
 * not notified.
 * @returns the payment as it is then; undefined when there is none
 */
export function notifyAgain(world: World, paymentId: number): ListedPayment | undefined {
  settleDue(world)
  const payment = findListedPayment(world, paymentId)
  if (payment && payment.state !== 'PENDING') receiveNotification(world, paymentId, world.clock.now())
  return findListedPayment(world, paymentId)
}
