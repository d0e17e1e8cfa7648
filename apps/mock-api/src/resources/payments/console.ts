import type { World } from '../../world.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { findListedPayment, type ListedPayment } from './payment-store.ts'
import { receiveNotification } from './settlement.ts'

/** What a person at the payment channels can do by hand. */

/**
 * Has the channel tell the backend of a payment again, or at last; one that is not confirmed yet is not told of.
 * @returns the payment as it is then; undefined when there is none
 */
export function notifyAgain(world: World, paymentId: number): ListedPayment | undefined {
  settleDue(world)
  const payment = findListedPayment(world, paymentId)
  if (payment && payment.state !== 'PENDING') receiveNotification(world, paymentId, world.clock.now())
  return findListedPayment(world, paymentId)
}
