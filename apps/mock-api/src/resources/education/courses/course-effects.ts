import { coursePaidByUnit, courseTakenBack } from '../../../domain/notice/education-notices.ts'
import { notify } from '../../account/messages/notify.ts'
import type { ItemEffects } from '../../finance/payments/item-effects.ts'
import { findCourse } from './course-row.ts'
import { endEnrollment, enroll, findEnrollment } from './enrollment.ts'
import { sumUp } from './progress-store.ts'
import { endSessionIn } from './session-store.ts'

/** Paying for a course enrolls the buyer, or for whom it was bought; a refund removes the enrolment and its hours. */
export const courseEffects: ItemEffects = {
  ordered() {},
  paid(world, items, { order, at }) {
    for (const { itemId: courseId, itemName: title, beneficiaryId } of items) {
      const memberId = beneficiaryId ?? order.payerId
      if (findEnrollment(world.db, memberId, courseId)) continue
      enroll(world.db, { memberId, courseId, orderId: order.id }, at)
      // Whoever buys it again has what they watched before, and its hours where that was all.
      const course = findCourse(world.db, courseId)
      if (course) sumUp(world, memberId, course, at.toISOString())
      if (memberId !== order.payerId)
        notify(world, memberId, coursePaidByUnit({ id: courseId, title }, order.payerName), at)
    }
  },
  closed() {},
  refunded(world, items, { order, at }) {
    const { db } = world
    for (const { itemId: courseId, itemName: title, beneficiaryId } of items) {
      const memberId = beneficiaryId ?? order.payerId
      if (findEnrollment(db, memberId, courseId)?.orderId !== order.id) continue
      endSessionIn(db, memberId, courseId)
      endEnrollment(db, memberId, courseId)
      if (memberId !== order.payerId)
        notify(world, memberId, courseTakenBack({ id: courseId, title }, order.payerName), at)
    }
  },
}
