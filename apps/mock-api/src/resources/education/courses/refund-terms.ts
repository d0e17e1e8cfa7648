import { exactShareOf } from '../../../domain/course/course-progress.ts'
import {
  type CourseRefundRefusal,
  type CourseSwapRefusal,
  courseRefundTerms,
  courseSwapTerms,
  type PaidCourse,
} from '../../../domain/course/course-sale.ts'
import type { World } from '../../../world.ts'
import type { CourseRow } from './course-row.ts'
import type { EnrollmentRow } from './enrollment.ts'
import { isSwapped } from './swap/swap-store.ts'

/** What a rule says of a course at present: until when, and why not. */
interface Terms<Refusal> {
  until: string
  refusal: Refusal | null
}

/** Whether the order of a course waits for a decision about its refund. */
export const isRefunding = ({ db }: World, { orderId }: EnrollmentRow): boolean =>
  db.get("SELECT 1 FROM memberOrder WHERE id = ? AND status = 'REFUNDING'", [orderId]) !== undefined

/** A course that a member has, as what can be done with its order depends on it; null for one that cost nothing. */
function paidCourse(
  { db }: World,
  { orderId, mostWatchedMs, firstCompleteTime }: EnrollmentRow,
  { durationS }: CourseRow,
): (PaidCourse & { orderId: number }) | null {
  const sql = 'SELECT id, payTime FROM memberOrder WHERE id = ?'
  const order = db.get<{ id: number; payTime: string | null }>(sql, [orderId])
  if (!order?.payTime) return null
  return {
    orderId: order.id,
    payTime: new Date(order.payTime),
    watchedShare: exactShareOf(mostWatchedMs, durationS),
    isCompleted: firstCompleteTime !== null,
  }
}

/** Whether a course that a member has is paid back by rule at present; null for one that cost nothing. */
export function refundTermsOf(
  world: World,
  enrollment: EnrollmentRow,
  course: CourseRow,
): Terms<CourseRefundRefusal> | null {
  const paid = paidCourse(world, enrollment, course)
  if (!paid) return null
  const { until, refusal } = courseRefundTerms(paid, world.clock.now())
  return { until: until.toISOString(), refusal }
}

/** Whether a course that a member has can be swapped at present; null for one that cost nothing. */
export function swapTermsOf(
  world: World,
  enrollment: EnrollmentRow,
  course: CourseRow,
): Terms<CourseSwapRefusal> | null {
  const paid = paidCourse(world, enrollment, course)
  if (!paid) return null
  const history = { isSwapped: isSwapped(world.db, paid.orderId) }
  const { until, refusal } = courseSwapTerms({ ...paid, ...history }, world.clock.now())
  return { until: until.toISOString(), refusal }
}
