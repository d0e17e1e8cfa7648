import { orderClosingSoon } from '../../../domain/notice/order-notices.ts'
import { closingSoonAt, isOpen } from '../../../domain/order/order.ts'
import { schedule, type TaskWork } from '../../../tasks/schedule.ts'
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

/** Tells a payer that an order closes soon, unless it is settled, or has been given more time meanwhile. */
export const tellClosing: TaskWork = (world, id, at) => {
  const order = findOrder(world.db, id)
  if (!order || !isOpen(order.status)) return
  if (closingSoonAt(order) > at) scheduleClosing(world, order)
  else notify(world, order.payerId, orderClosingSoon(order), at)
}
