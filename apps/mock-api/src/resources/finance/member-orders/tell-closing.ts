import { orderClosingSoon } from '../../../domain/notice/order-notices.ts'
import { closingSoonAt, isOpen } from '../../../domain/order/order.ts'
import { schedule, type TaskWork, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findOrder, type OrderRow } from './order-store.ts'

/** Schedules that a payer is told that an open order closes soon. */
export function scheduleClosing(
  world: World,
  order: Pick<OrderRow, 'id' | 'expireTime' | 'payChannel'>,
): void {
  schedule(world, 'ORDER_CLOSING', order.id, closingSoonAt(order))
}

/** The same for an order that ends at another time from now on, whether or not its payer has been told of the former end. */
export function rescheduleClosing(world: World, order: Parameters<typeof scheduleClosing>[1]): void {
  unschedule(world, 'ORDER_CLOSING', order.id)
  scheduleClosing(world, order)
}

/** Tells a payer that an order closes soon, unless it is settled, or has been given more time meanwhile. */
export const tellClosing: TaskWork = (world, id, at) => {
  const order = findOrder(world.db, id)
  if (!order || !isOpen(order.status)) return
  if (closingSoonAt(order) > at) scheduleClosing(world, order)
  else notify(world, order.payerId, orderClosingSoon(order), at)
}
