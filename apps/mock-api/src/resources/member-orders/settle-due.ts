import { orderAfter } from '../../domain/order.ts'
import { prcDate } from '../../domain/prc-time.ts'
import type { World } from '../../world.ts'
import { feesOfOrder, moveFees } from '../member-fees/fee-store.ts'
import { type OrderRow, updateOrder } from './order-store.ts'

const expired = `FROM memberOrder WHERE status IN ('CREATED', 'PAYING') AND expireTime <= ?`
const fallenDue = `FROM memberFee WHERE status = 'UNPAID' AND dueDate < ?`

function close(world: World, order: OrderRow, now: string): void {
  const transition = orderAfter(order.status, 'CLOSE')
  if (!transition.ok) return
  updateOrder(world.db, order.id, { status: transition.state }, now)
  moveFees(world, feesOfOrder(world.db, order.id), 'RELEASE', order.id)
}

function settle(world: World, now: string, today: string): void {
  for (const order of world.db.all<OrderRow>(`SELECT * ${expired}`, [now])) close(world, order, now)
  world.db.run(
    `UPDATE memberFee SET status = 'OVERDUE', lastModifiedDate = ? WHERE id IN (SELECT id ${fallenDue})`,
    [now, today],
  )
}

/**
 * Does what time has done: closes expired orders, which frees their fees, and marks fees overdue. Called before orders or
 * fees are read or touched, so that no timer is needed and a clock moved by hand takes effect at once.
 */
export function settleDue(world: World): void {
  const instant = world.clock.now()
  const now = instant.toISOString()
  const today = prcDate(instant)
  // Looked at first without the write lock: almost always there is nothing to do.
  const isDue = world.db.get(
    `SELECT 1 WHERE EXISTS (SELECT 1 ${expired}) OR EXISTS (SELECT 1 ${fallenDue})`,
    [now, today],
  )
  if (isDue) world.db.transaction(() => settle(world, now, today))
}
