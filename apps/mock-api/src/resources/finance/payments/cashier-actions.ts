import { deliveryOf } from '../../../domain/order/gateway.ts'
import { type OrderRefusal, orderAfter } from '../../../domain/order/order.ts'
import type { Attempt, Outcome } from '../../../domain/order/payment.ts'
import { allowed, refused, type Transition } from '../../../domain/transition.ts'
import { schedule, type TaskWork } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { findOrder, type OrderRow, updateOrder } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { type Channel, findPayment, insertPayment, isBeingPaid } from './payment-store.ts'
import { closeOrder, receiveNotification } from './settlement.ts'

/** What became of an order at the cashier: the order as it is now, or why it cannot be paid. A transfer has no cashier. */
export type Settlement = Transition<OrderRow, OrderRefusal | 'error.mockTransfer'>

const attempts: Record<Outcome | 'see', Attempt> = {
  see: 'USERPAYING',
  success: 'USERPAYING',
  failure: 'PAYERROR',
  leave: 'NOTPAY',
}

/** The channel of an order that is at the cashier. */
export const channelOf = ({ payChannel }: OrderRow): Channel =>
  payChannel === 'ALIPAY' ? 'ALIPAY' : 'WECHAT'

/** Whether the order's channel has the buyer's money, or is about to, while the order is still open. */
export const awaitsNotification = (world: World, order: OrderRow): boolean =>
  isBeingPaid(world.db, order.id, channelOf(order))

/** The channel takes the money and tells the backend, as far as no fault is in the way. */
function takeMoney(world: World, order: OrderRow, at: Date): void {
  const fault = world.faults.takeForPayment()
  const { notifyAt, closesOrder, ...payment } = deliveryOf(fault, { ...order, at })
  if (closesOrder) closeOrder(world, order, at)
  const id = insertPayment(world.db, {
    orderId: order.id,
    channel: channelOf(order),
    fault: fault?.kind ?? null,
    ...payment,
  })
  for (const instant of notifyAt) {
    if (instant > at) schedule(world, 'NOTIFY_PAYMENT', id, instant)
    else receiveNotification(world, id, at)
  }
}

function apply(world: World, orderId: number, outcome: Outcome | 'see'): Settlement {
  settleDue(world)
  const order = findOrder(world.db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone`)
  const transition = orderAfter(order.status, 'SEE')
  if (!transition.ok) return refused(transition.refusal)
  // The codes of a channel are void once its order was turned to a transfer, or it would be paid twice.
  if (order.payChannel === 'BANK') return refused('error.mockTransfer')
  // A channel takes money for a trade once, whatever is pressed after that.
  if (awaitsNotification(world, order)) return allowed(order)
  const at = world.clock.now()
  const change = { status: transition.state, attempt: attempts[outcome] }
  updateOrder(world.db, order.id, change, at.toISOString())
  if (outcome === 'success') takeMoney(world, order, at)
  return allowed(findOrder(world.db, orderId) ?? order)
}

/**
 * Takes an order through what the buyer did at the cashier, in one transaction.
 * @param outcome `see` when the cashier was opened
 */
export function actAtCashier(world: World, orderId: number, outcome: Outcome | 'see'): Settlement {
  return world.db.transaction(() => apply(world, orderId, outcome))
}

/** A notification that was late arrives: what fell due before it has been done by then. */
export const deliverNotification: TaskWork = (world, paymentId, at) => {
  if (!findPayment(world.db, paymentId)) return
  settleDue(world, at)
  receiveNotification(world, paymentId, at)
}
