import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { closeOrder } from '../payments/settlement.ts'
import type { OrderRow } from './order-store.ts'

const expired = `FROM memberOrder WHERE status IN ('CREATED', 'PAYING') AND expireTime <= ?`
const fallenDue = `FROM memberFee WHERE status = 'UNPAID' AND dueDate < ?`

function settle(world: World, at: Date): void {
  const { db } = world
  const now = at.toISOString()
  // Each as of its own end: a payment after that instant is too late, whenever the order is read.
  for (const order of db.all<OrderRow>(`SELECT * ${expired}`, [now]))
    closeOrder(world, order, new Date(order.expireTime))
  const overdue = `UPDATE memberFee SET status = 'OVERDUE', lastModifiedDate = ? WHERE id IN (SELECT id ${fallenDue})`
  db.run(overdue, [now, prcDate(at)])
}

/**
 * Applies the passing of time: closes expired orders, which releases their items, and marks fees overdue. Called before orders or
 * fees are read or touched, so that no timer is needed and a clock moved by hand takes effect at once.
 * @param at the instant up to which; a task passes its own
 */
export function settleDue(world: World, at = world.clock.now()): void {
  const { db } = world
  // Looked at first without the write lock: almost always there is nothing to do.
  const isDue = db.get(`SELECT 1 WHERE EXISTS (SELECT 1 ${expired}) OR EXISTS (SELECT 1 ${fallenDue})`, [
    at.toISOString(),
    prcDate(at),
  ])
  if (isDue) db.transaction(() => settle(world, at))
}
