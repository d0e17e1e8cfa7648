import type { CourseTestStanding, TestAnswers, TestAttempt, TestAttemptDetail } from '@portal/api-contract'
import { created, type Handlers, ok, page } from '../../../../contract/handler.ts'
import { invalidField, notFound, problem } from '../../../../contract/problem.ts'
import { selectPage } from '../../../../contract/select-page.ts'
import {
  type AttemptRefusal,
  attemptRefusal,
  attemptsPerDay,
  isTooLate,
  mark,
} from '../../../../domain/course/course-test.ts'
import type { World } from '../../../../world.ts'
import { type CourseRow, findCourse } from '../course-row.ts'
import { findEnrollment } from '../enrollment.ts'
import { sumUp } from '../progress-store.ts'
import {
  attemptColumns,
  attempts,
  beginAttempt,
  begunOn,
  closeAttempt,
  findAttempt,
  markedQuestions,
  openAttemptOf,
  passTimeOf,
  toAttempt,
  toAttemptDetail,
} from './test-store.ts'

const details: Record<AttemptRefusal, string> = {
  'error.courseWithoutTest': 'The course has no test: its hours are credited on completion',
  'error.courseNotEnrolled': 'Enroll in the course first',
  'error.courseNotCompleted': 'Watch every lesson first',
  'error.testPassed': 'The test was passed',
  'error.testAttemptsUsed': 'Every attempt of today was begun; the next can be begun tomorrow',
}

/** How a member stands to the test of a course; null where it has none. */
export function testStanding(
  { db, clock }: World,
  memberId: number,
  { id, questionCount }: CourseRow,
): CourseTestStanding | null {
  if (questionCount === 0) return null
  return {
    passTime: passTimeOf(db, memberId, id),
    attemptsLeft: Math.max(0, attemptsPerDay - begunOn(db, memberId, id, clock.now())),
    openAttemptId: openAttemptOf(db, memberId, id),
  }
}

function detailOf({ db }: World, memberId: number, id: number): TestAttemptDetail {
  const attempt = findAttempt(db, memberId, id)
  if (!attempt) throw notFound()
  return toAttemptDetail(db, attempt)
}

function refusalOf({ db, clock }: World, memberId: number, course: CourseRow): AttemptRefusal | null {
  const enrollment = findEnrollment(db, memberId, course.id)
  return attemptRefusal({
    hasTest: course.questionCount > 0,
    isEnrolled: enrollment !== undefined,
    isCompleted: typeof enrollment?.completeTime === 'string',
    isPassed: passTimeOf(db, memberId, course.id) !== null,
    begunToday: begunOn(db, memberId, course.id, clock.now()),
  })
}

/** The attempt that is open, or a new one. */
function start(world: World, memberId: number, courseId: number): { isNew: boolean; id: number } {
  const { db, clock } = world
  const course = findCourse(db, courseId)
  if (!course) throw notFound()
  const open = findEnrollment(db, memberId, courseId) && openAttemptOf(db, memberId, courseId)
  if (open) return { isNew: false, id: open }
  const refusal = refusalOf(world, memberId, course)
  if (refusal) throw problem(409, refusal, details[refusal])
  return { isNew: true, id: beginAttempt(db, memberId, course, clock.now()) }
}

function requireOwnQuestions({ answers }: TestAnswers, asked: readonly { id: number }[]): void {
  const ids = answers.map(({ questionId }) => questionId)
  const own = new Set(asked.map(({ id }) => id))
  const foreign = ids.findIndex((id) => !own.has(id))
  if (foreign >= 0)
    throw invalidField(`answers[${foreign}].questionId`, 'Unknown', 'must be a question of the attempt')
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (again >= 0) throw invalidField(`answers[${again}].questionId`, 'UniqueItems', 'must be answered once')
}

function handIn(world: World, memberId: number, id: number, body: TestAnswers): void {
  const { db, clock } = world
  const attempt = findAttempt(db, memberId, id)
  if (!attempt) throw notFound()
  if (attempt.status !== 'OPEN') throw problem(409, 'error.testHandedIn', `Attempt ${id} was handed in`)
  const questions = markedQuestions(db, attempt)
  requireOwnQuestions(body, questions)
  const course = findCourse(db, attempt.courseId)
  if (!course || !findEnrollment(db, memberId, course.id))
    throw problem(409, 'error.courseNotEnrolled', details['error.courseNotEnrolled'])
  const now = clock.now()
  const isLate = isTooLate(new Date(attempt.startTime), questions.length, now)
  const answers = isLate ? [] : body.answers
  const at = now.toISOString()
  closeAttempt(db, id, { answers, ...mark(questions, answers), at })
  sumUp(world, memberId, course, at)
}

export const testHandlers = {
  listTestAttempts(call) {
    const { rows, total } = selectPage<TestAttempt>(call, {
      select: attemptColumns,
      from: attempts,
      where: 'memberId = ?',
      parameters: [call.caller.memberId],
    })
    return page(rows.map(toAttempt), total)
  },
  startTestAttempt({ world, caller, body }) {
    const { isNew, id } = world.db.transaction(() => start(world, caller.memberId, body.courseId))
    const attempt = detailOf(world, caller.memberId, id)
    return isNew ? created(attempt, { location: `api/edu-test-attempts/${id}` }) : ok(attempt)
  },
  getTestAttempt({ world, caller, params }) {
    return ok(detailOf(world, caller.memberId, params.id))
  },
  handInTestAttempt({ world, caller, params, body }) {
    world.db.transaction(() => handIn(world, caller.memberId, params.id, body))
    return ok(detailOf(world, caller.memberId, params.id))
  },
} satisfies Partial<Handlers>
