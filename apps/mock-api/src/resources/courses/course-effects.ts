import type { Item } from '../../domain/order.ts'
import type { World } from '../../world.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { endEnrollment, enroll, findEnrollment } from './enrollment.ts'
import { endSessionIn } from './session-store.ts'

/** An order after its change, and when that was. */
interface OrderChange {
  order: OrderRow
  at: Date
}

type Effect = (world: World, items: readonly Item[], change: OrderChange) => void

const nothing: Effect = () => {}

/** Paying for a course enrolls whoever paid; a refund takes the course and its hours back. */
export const courseEffects = {
  ordered: nothing,
  paid({ db }, items, { order, at }) {
    for (const { itemId: courseId } of items) {
      if (findEnrollment(db, order.payerId, courseId)) continue
      enroll(db, { memberId: order.payerId, courseId, orderId: order.id }, at)
    }
  },
  closed: nothing,
  refunded({ db }, items, { order }) {
    for (const { itemId: courseId } of items) {
      if (findEnrollment(db, order.payerId, courseId)?.orderId !== order.id) continue
      endSessionIn(db, order.payerId, courseId)
      endEnrollment(db, order.payerId, courseId)
    }
  },
} satisfies Record<string, Effect>
