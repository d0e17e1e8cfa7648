import type { CourseRefundTerms } from '@portal/api-contract'
import { shareOf } from '../../../domain/course/course-progress.ts'
import { courseRefundTerms } from '../../../domain/course/course-sale.ts'
import type { World } from '../../../world.ts'
import type { CourseRow } from './course-row.ts'
import type { EnrollmentRow } from './enrollment.ts'
import { creditTimeOf } from './progress-store.ts'

/** Whether a course that a member has is paid back by rule at present; null for one that cost nothing. */
export function refundTermsOf(
  { db, clock }: World,
  { memberId, orderId, watchedMs, completeTime }: EnrollmentRow,
  { id, durationS }: CourseRow,
): CourseRefundTerms | null {
  const order = db.get<{ payTime: string | null }>('SELECT payTime FROM memberOrder WHERE id = ?', [orderId])
  if (!order?.payTime) return null
  const paid = {
    payTime: new Date(order.payTime),
    watchedShare: shareOf(watchedMs / 1000, durationS),
    isCompleted: completeTime !== null || creditTimeOf(db, memberId, id) !== null,
  }
  const { until, refusal } = courseRefundTerms(paid, clock.now())
  return { until: until.toISOString(), refusal }
}
