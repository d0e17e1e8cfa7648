import { orderAfter } from '../../domain/order.ts'
import { prcDate } from '../../domain/prc-time.ts'
import type { Database } from '../../store/database.ts'
import type { World } from '../../world.ts'
import { feesOfOrder, moveFees } from '../member-fees/fee-store.ts'
import { type OrderRow, updateOrder } from './order-store.ts'

const expired = `FROM memberOrder WHERE status IN ('CREATED', 'PAYING') AND expireTime <= ?`
const fallenDue = `FROM memberFee WHERE status = 'UNPAID' AND dueDate < ?`

function close(db: Database, order: OrderRow, at: Date): void {
  const transition = orderAfter(order.status, 'CLOSE')
  if (!transition.ok) return
  updateOrder(db, order.id, { status: transition.state }, at.toISOString())
  moveFees(db, feesOfOrder(db, order.id), { event: 'RELEASE', orderId: order.id, at })
}

function settle(db: Database, at: Date): void {
  const now = at.toISOString()
  for (const order of db.all<OrderRow>(`SELECT * ${expired}`, [now])) close(db, order, at)
  const overdue = `UPDATE memberFee SET status = 'OVERDUE', lastModifiedDate = ? WHERE id IN (SELECT id ${fallenDue})`
  db.run(overdue, [now, prcDate(at)])
}

/**
 * Does what time has done: closes expired orders, which frees their fees, and marks fees overdue. Called before orders or
 * fees are read or touched, so that no timer is needed and a clock moved by hand takes effect at once.
 */
export function settleDue({ db, clock }: World): void {
  const at = clock.now()
  // Looked at first without the write lock: almost always there is nothing to do.
  const isDue = db.get(`SELECT 1 WHERE EXISTS (SELECT 1 ${expired}) OR EXISTS (SELECT 1 ${fallenDue})`, [
    at.toISOString(),
    prcDate(at),
  ])
  if (isDue) db.transaction(() => settle(db, at))
}
