import type { CourseProgress, MyCourse } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound, problem } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { shareOf } from '../../../domain/course/course-progress.ts'
import type { World } from '../../../world.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { type CourseRow, courseColumns, courseCriteria, findCourse, toCourse } from './course-row.ts'
import { type EnrollmentRow, enroll, findEnrollment, otherPayerOf } from './enrollment.ts'
import { lessonsOf } from './lessons.ts'
import { openOrderFor, requireOnSale } from './order-item.ts'
import { creditTimeOf, progressOf, sumUp } from './progress-store.ts'
import { isRefunding, refundTermsOf, swapTermsOf } from './refund-terms.ts'
import { endSessionIn } from './session-store.ts'
import { swapCourse } from './swap/swap.ts'
import { testStanding } from './test/tests.ts'

const status = `CASE WHEN completeTime IS NULL THEN 'STUDYING' ELSE 'COMPLETED' END`
// As `shareOf` counts it, so that a filter finds what the answer shows.
const progress = 'min(10000, watchedMs * 10 / durationS) / 10000.0'

// The order of a unit that paid is the unit's alone.
const ownOrder = '(SELECT id FROM memberOrder WHERE id = e.orderId AND payerId = e.memberId)'

const myColumns = `${courseColumns}, ${status} AS status, ${progress} AS progress, ${ownOrder} AS orderId, enrollTime, lastLessonId,
  lastStudyTime, completeTime,
  (SELECT creditTime FROM courseCredit c WHERE c.memberId = e.memberId AND c.courseId = e.courseId) AS creditTime`

type MyRow = CourseRow & Omit<MyCourse, keyof CourseRow | 'price'>

function toMyCourse(row: MyRow): MyCourse {
  const {
    status,
    progress,
    orderId,
    enrollTime,
    lastLessonId,
    lastStudyTime,
    completeTime,
    creditTime,
    ...course
  } = row
  const own = { status, progress, orderId, enrollTime, lastLessonId, lastStudyTime, completeTime, creditTime }
  return { ...toCourse(course), ...own }
}

function requireCourse(world: World, id: number): CourseRow {
  const course = findCourse(world.db, id)
  if (!course) throw notFound()
  return course
}

/** @throws HttpProblem 409 when the member has not taken the course */
export function requireEnrollment(world: World, memberId: number, courseId: number): EnrollmentRow {
  const enrollment = findEnrollment(world.db, memberId, courseId)
  if (!enrollment) throw problem(409, 'error.courseNotEnrolled', `Enroll in course ${courseId} first`)
  return enrollment
}

function statusOf(enrollment: EnrollmentRow | undefined): CourseProgress['status'] {
  if (!enrollment) return 'NOT_ENROLLED'
  return enrollment.completeTime === null ? 'STUDYING' : 'COMPLETED'
}

/** What holds of the caller's own order for a course; null where there is none, such as where another `payer` paid. */
function termsOf(
  world: World,
  enrollment: EnrollmentRow | undefined,
  course: CourseRow,
  payer: string | null,
) {
  if (!enrollment || payer !== null) return { refund: null, swap: null }
  const refund: CourseProgress['refund'] = refundTermsOf(world, enrollment, course)
  const swap: CourseProgress['swap'] = swapTermsOf(world, enrollment, course)
  if (!isRefunding(world, enrollment)) return { refund, swap }
  // It is asked back already, and nothing else can be asked for meanwhile.
  const refusal = 'REFUND_PENDING' as const
  return { refund: refund && { ...refund, refusal }, swap: swap && { ...swap, refusal } }
}

function standing(world: World, memberId: number, course: CourseRow): CourseProgress {
  settleDue(world)
  const enrollment = findEnrollment(world.db, memberId, course.id)
  const lessons = lessonsOf(world.db, course.id)
  const payer = enrollment ? otherPayerOf(world.db, enrollment) : null
  return {
    courseId: course.id,
    status: statusOf(enrollment),
    progress: shareOf((enrollment?.watchedMs ?? 0) / 1000, course.durationS),
    creditHours: course.creditHours,
    creditTime: creditTimeOf(world.db, memberId, course.id),
    test: testStanding(world, memberId, course),
    orderId: payer === null ? (enrollment?.orderId ?? null) : null,
    paidBy: payer,
    ...termsOf(world, enrollment, course, payer),
    openOrderId: openOrderFor(world.db, memberId, course.id),
    lastLessonId: enrollment?.lastLessonId ?? null,
    lessons: enrollment ? progressOf(world.db, memberId, lessons) : [],
  }
}

function reset(world: World, memberId: number, course: CourseRow): void {
  const { db, clock } = world
  requireEnrollment(world, memberId, course.id)
  endSessionIn(db, memberId, course.id)
  db.run('DELETE FROM lessonProgress WHERE memberId = ? AND courseId = ?', [memberId, course.id])
  db.run('UPDATE courseEnrollment SET lastLessonId = NULL WHERE memberId = ? AND courseId = ?', [
    memberId,
    course.id,
  ])
  sumUp(world, memberId, course, clock.now().toISOString())
}

function take(world: World, memberId: number, course: CourseRow): void {
  if (findEnrollment(world.db, memberId, course.id)) return
  if (course.priceFen > 0)
    throw problem(409, 'error.courseNotFree', `Pay for course ${course.id} to enroll in it`)
  requireOnSale(course, world.clock.now())
  enroll(world.db, { memberId, courseId: course.id, orderId: null }, world.clock.now())
}

export const studyHandlers = {
  listMyCourses(call) {
    const { rows, total } = selectPage<MyRow>(call, {
      select: myColumns,
      from: 'courseEnrollment e JOIN course ON course.id = e.courseId',
      where: 'e.memberId = ? AND e.isActive = 1 AND course.isDeleted = 0',
      parameters: [call.caller.memberId],
      columns: { ...courseCriteria, status, progress },
    })
    return page(rows.map(toMyCourse), total)
  },
  enrollInCourse({ world, caller, params }) {
    const course = requireCourse(world, params.id)
    world.db.transaction(() => take(world, caller.memberId, course))
    return ok(standing(world, caller.memberId, course))
  },
  swapCourse({ world, caller, params, body }) {
    const course = swapCourse(world, caller.memberId, requireCourse(world, params.id), body.courseId)
    return ok(standing(world, caller.memberId, course))
  },
  getCourseProgress({ world, caller, params }) {
    return ok(standing(world, caller.memberId, requireCourse(world, params.id)))
  },
  resetCourse({ world, caller, params }) {
    const course = requireCourse(world, params.id)
    world.db.transaction(() => reset(world, caller.memberId, course))
    return ok(standing(world, caller.memberId, course))
  },
} satisfies Partial<Handlers>
