import type { PayChannel } from '@portal/api-contract'
import { validityAfterPaying } from '../../domain/membership.ts'
import { type OrderRefusal, orderAfter, totalOf } from '../../domain/order.ts'
import type { Attempt, Outcome } from '../../domain/payment.ts'
import { prcDay } from '../../domain/prc-time.ts'
import { refused, type Transition } from '../../domain/transition.ts'
import type { World } from '../../world.ts'
import { type FeeRow, feesOfOrder, moveFees } from '../member-fees/fee-store.ts'
import { findOrder, itemsOf, type OrderRow, updateOrder } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'

/** What became of an order at the cashier: the order as it is now, or why it cannot be paid. */
export type Settlement = Transition<OrderRow, OrderRefusal>

/** A channel's number of a payment, 28 digits as the real ones have. Unique because an order is paid once. */
export function transactionNumber(channel: PayChannel, paidAt: Date, orderId: number): string {
  const prefix = channel === 'WECHAT' ? `420000${prcDay(paidAt)}` : `${prcDay(paidAt)}220014`
  return prefix + String(orderId).padStart(14, '0')
}

function extendValidity(world: World, memberId: number, fees: readonly FeeRow[]): void {
  const member = world.db.get<{ validTo: string | null }>('SELECT validTo FROM member WHERE id = ?', [
    memberId,
  ])
  const feeYears = fees.map((fee) => fee.feeYear)
  world.db.run('UPDATE member SET validTo = ?, lastModifiedDate = ? WHERE id = ?', [
    validityAfterPaying(member?.validTo ?? null, feeYears),
    world.clock.now().toISOString(),
    memberId,
  ])
}

function pay(world: World, order: OrderRow): void {
  const now = world.clock.now()
  if (totalOf(itemsOf(world.db, order.id)) !== order.totalAmountFen) {
    throw new Error(`Order ${order.orderNo} does not add up`)
  }
  const transactionId = transactionNumber(order.payChannel, now, order.id)
  const payTime = now.toISOString()
  updateOrder(world.db, order.id, { status: 'PAID', transactionId, payTime }, payTime)
  const fees = feesOfOrder(world.db, order.id)
  moveFees(world, fees, 'PAY', order.id)
  if (fees.length > 0) extendValidity(world, order.payerId, fees)
}

const attempts: Record<Exclude<Outcome, 'success'> | 'see', Attempt> = {
  see: 'USERPAYING',
  failure: 'PAYERROR',
  leave: 'NOTPAY',
}

function apply(world: World, orderId: number, outcome: Outcome | 'see'): Settlement {
  settleDue(world)
  const order = findOrder(world.db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone`)
  const transition = orderAfter(order.status, outcome === 'success' ? 'PAY' : 'SEE')
  if (!transition.ok) return refused(transition.refusal)
  if (outcome === 'success') pay(world, order)
  else {
    const change = { status: transition.state, attempt: attempts[outcome] }
    updateOrder(world.db, order.id, change, world.clock.now().toISOString())
  }
  return { ok: true, state: findOrder(world.db, orderId) ?? order }
}

/**
 * Takes an order through what the buyer did at the cashier, order, fees and membership in one transaction.
 * @param outcome `see` when the cashier was opened
 */
export function settlePayment(world: World, orderId: number, outcome: Outcome | 'see'): Settlement {
  return world.db.transaction(() => apply(world, orderId, outcome))
}
