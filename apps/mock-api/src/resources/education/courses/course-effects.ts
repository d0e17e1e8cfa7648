import type { ItemEffects } from '../../finance/payments/item-effects.ts'
import { endEnrollment, enroll, findEnrollment } from './enrollment.ts'
import { endSessionIn } from './session-store.ts'

/** Paying for a course enrolls the buyer; a refund removes the enrolment and its hours. */
export const courseEffects: ItemEffects = {
  ordered() {},
  paid({ db }, items, { order, at }) {
    for (const { itemId: courseId } of items) {
      if (findEnrollment(db, order.payerId, courseId)) continue
      enroll(db, { memberId: order.payerId, courseId, orderId: order.id }, at)
    }
  },
  closed() {},
  refunded({ db }, items, { order }) {
    for (const { itemId: courseId } of items) {
      if (findEnrollment(db, order.payerId, courseId)?.orderId !== order.id) continue
      endSessionIn(db, order.payerId, courseId)
      endEnrollment(db, order.payerId, courseId)
    }
  },
}
