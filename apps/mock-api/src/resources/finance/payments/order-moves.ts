import type { Notice } from '../../../domain/notice/notice.ts'
import {
  orderClosed,
  orderPaid,
  orderPartRefunded,
  orderRefunded,
} from '../../../domain/notice/order-notices.ts'
import { type OrderEvent, orderAfter, type StoredItem, totalOf } from '../../../domain/order/order.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findOrder, itemsOf, type OrderRow, updateOrder } from '../member-orders/order-store.ts'
import { applyEffects } from './effects.ts'
import type { ItemEffects } from './item-effects.ts'

/** Moves that the things in an order follow. */
const effectOf = {
  PAY: 'paid',
  CLOSE: 'closed',
  REFUND: 'refunded',
  REFUND_PART: 'refunded',
} as const satisfies Partial<Record<OrderEvent, keyof ItemEffects>>

/** What its payer is told of each of these. */
const noticeOf = {
  PAY: orderPaid,
  CLOSE: orderClosed,
  REFUND: orderRefunded,
  REFUND_PART: orderPartRefunded,
} as const satisfies Partial<
  Record<OrderEvent, (order: OrderRow, at: Date, items: readonly StoredItem[]) => Notice>
>

interface Move {
  event: OrderEvent
  at: Date
  /** The lines that it is about; all of them when left out. */
  lines?: readonly StoredItem[]
  /** The channel's data about the payment; for PAY. */
  payment?: Pick<OrderRow, 'transactionId' | 'payChannel' | 'payTime'>
}

/**
 * Takes an order through an event with all that is in it, or with the lines that it is about, in one transaction. The caller has made sure that the event is
 * allowed.
 * @throws Error when it is not, or when the order does not add up: nothing of it is kept
 */
export function moveOrder(world: World, { id }: OrderRow, { event, at, lines, payment }: Move): OrderRow {
  const { db } = world
  return db.transaction(() => {
    const order = findOrder(db, id)
    if (!order) throw new Error(`Order ${id} is gone`)
    const transition = orderAfter(order.status, event)
    if (!transition.ok) throw new Error(`Order ${order.orderNo} is ${order.status} and refuses ${event}`)
    const items = itemsOf(db, id)
    if (totalOf(items) !== order.totalAmountFen) throw new Error(`Order ${order.orderNo} does not add up`)
    const moving = lines ?? items
    const isPaidBack = event === 'REFUND' || event === 'REFUND_PART'
    const refundedFen = order.refundedFen + (isPaidBack ? totalOf(moving) : 0)
    const change = { status: transition.state, refundedFen, ...payment }
    updateOrder(db, id, change, at.toISOString())
    const moved = { ...order, ...change, lastModifiedDate: at.toISOString() }
    if (event in effectOf) {
      applyEffects(world, effectOf[event as keyof typeof effectOf], moving, { order: moved, at })
      notify(world, moved.payerId, noticeOf[event as keyof typeof noticeOf](moved, at, moving), at)
    }
    return moved
  })
}
