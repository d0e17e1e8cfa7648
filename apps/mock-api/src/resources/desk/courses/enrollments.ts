import type { DeskEnrollment } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'

const enrollments = listOf(
  `(SELECT e.id, e.courseId, c.title AS courseTitle, c.year, e.memberId, m.name AS memberName, e.enrollTime, e.lastStudyTime,
      min(1, e.watchedMs * 10 / c.durationS / 10000.0) AS watchedShare, e.firstCompleteTime AS completeTime,
      coalesce(h.creditHours, 0) AS creditedHours, h.creditTime
    FROM courseEnrollment e JOIN course c ON c.id = e.courseId JOIN member m ON m.id = e.memberId
    LEFT JOIN courseCredit h ON h.memberId = e.memberId AND h.courseId = e.courseId
    WHERE e.isActive = 1)`,
  'enrollment',
)

export const deskEnrollmentHandlers = {
  listDeskEnrollments(call) {
    const { rows, total } = selectPage<DeskEnrollment>(call, { select: '*', ...enrollments })
    return page(rows, total)
  },
} satisfies Partial<Handlers>
