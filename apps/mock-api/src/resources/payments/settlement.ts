import type { PayChannel } from '@portal/api-contract'
import { type OrderRefusal, orderAfter } from '../../domain/order.ts'
import type { Attempt, Outcome } from '../../domain/payment.ts'
import { prcDay } from '../../domain/prc-time.ts'
import { allowed, refused, type Transition } from '../../domain/transition.ts'
import type { World } from '../../world.ts'
import { findOrder, type OrderRow, updateOrder } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { moveOrder } from './order-moves.ts'

/** What became of an order at the cashier: the order as it is now, or why it cannot be paid. */
export type Settlement = Transition<OrderRow, OrderRefusal>

/** A channel's number of a payment, 28 digits as the real ones have. Unique because an order is paid once. */
export function transactionNumber(channel: PayChannel, paidAt: Date, orderId: number): string {
  const prefix = channel === 'WECHAT' ? `420000${prcDay(paidAt)}` : `${prcDay(paidAt)}220014`
  return prefix + String(orderId).padStart(14, '0')
}

const attempts: Record<Exclude<Outcome, 'success'> | 'see', Attempt> = {
  see: 'USERPAYING',
  failure: 'PAYERROR',
  leave: 'NOTPAY',
}

function apply(world: World, orderId: number, outcome: Outcome | 'see'): Settlement {
  const { db } = world
  settleDue(world)
  const order = findOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone`)
  const transition = orderAfter(order.status, outcome === 'success' ? 'PAY' : 'SEE')
  if (!transition.ok) return refused(transition.refusal)
  const at = world.clock.now()
  if (outcome === 'success') {
    const transactionId = transactionNumber(order.payChannel, at, order.id)
    moveOrder(world, order, { event: 'PAY', at, payment: { transactionId, payTime: at.toISOString() } })
  } else updateOrder(db, order.id, { status: transition.state, attempt: attempts[outcome] }, at.toISOString())
  return allowed(findOrder(db, orderId) ?? order)
}

/**
 * Takes an order through what the buyer did at the cashier, order, fees and membership in one transaction.
 * @param outcome `see` when the cashier was opened
 */
export function settlePayment(world: World, orderId: number, outcome: Outcome | 'see'): Settlement {
  return world.db.transaction(() => apply(world, orderId, outcome))
}
