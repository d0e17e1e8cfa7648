import { openPlayClock } from '../../domain/course/course-progress.ts'
import { mark } from '../../domain/course/course-test.ts'
import { secondsToQuestion } from '../../domain/course/presence.ts'
import { issueCertificate } from '../../resources/education/courses/certificates.ts'
import { findCourse } from '../../resources/education/courses/course-row.ts'
import { enroll } from '../../resources/education/courses/enrollment.ts'
import { creditsOf, creditYear } from '../../resources/education/courses/hours.ts'
import { type LessonRow, lessonsOf } from '../../resources/education/courses/lessons.ts'
import { saveWatched, sumUp } from '../../resources/education/courses/progress-store.ts'
import { saveSession } from '../../resources/education/courses/session-store.ts'
import {
  beginAttempt,
  closeAttempt,
  findAttempt,
  markedQuestions,
} from '../../resources/education/courses/test/test-store.ts'
import type { World } from '../../world.ts'
import { type Studies, studies } from '../orders/course-orders.ts'
import { personaSeeds } from '../personas.ts'

const day = 86_400_000

/** Known, so that the document's example can be tried; every other code is drawn. */
const exampleVerifyCode = 'q3Yv0LkXn8sT5bWm2RcZ1A'

/** Known for the same reason. */
const exampleSessionId = 'kT3vQm8sX0aZr5LwYc1nUg'

/** The course that a persona has completed without having passed its test. */
const testedCourseId = 3004

interface Paid {
  id: number
  payTime: string
}

const orderOf = ({ db }: World, memberId: number, courseId: number): Paid | undefined =>
  db.get<Paid>(
    `SELECT o.id, o.payTime FROM memberOrder o JOIN memberOrderItem i ON i.orderId = o.id
     WHERE o.payerId = ? AND o.status = 'PAID' AND i.itemType = 'COURSE' AND i.itemId = ?`,
    [memberId, courseId],
  )

function watchWhole({ db }: World, memberId: number, lesson: LessonRow, at: string): void {
  const { durationS } = lesson
  const ranges = [{ from: 0, to: durationS }]
  saveWatched(db, memberId, lesson, { ranges, position: durationS, isCompleted: true, completeTime: at })
}

/** The first half of the course is complete, the lesson after it under way. */
function watchHalf(world: World, memberId: number, lessons: readonly LessonRow[], at: string): void {
  const half = Math.floor(lessons.length / 2)
  for (const lesson of lessons.slice(0, half)) watchWhole(world, memberId, lesson, at)
  const current = lessons[half]
  if (!current) return
  const to = Math.floor(current.durationS * 0.55)
  const watched = { ranges: [{ from: 0, to }], position: to, isCompleted: false, completeTime: null }
  saveWatched(world.db, memberId, current, watched)
}

/** Enrolls a member and watches as much of the course as is said. */
export function study(
  world: World,
  memberId: number,
  { courseId, daysAgo, completedDaysAgo, isUntouched }: Studies,
): void {
  const { db, clock } = world
  const ago = (days: number) => new Date(clock.now().getTime() - days * day)
  const course = findCourse(db, courseId)
  if (!course) throw new Error(`Course ${courseId} is not seeded`)
  const order = orderOf(world, memberId, courseId)
  enroll(
    db,
    { memberId, courseId, orderId: order?.id ?? null },
    order ? new Date(order.payTime) : ago(daysAgo),
  )
  if (isUntouched) return
  const lessons = lessonsOf(db, courseId)
  const at = ago(completedDaysAgo ?? 2).toISOString()
  if (completedDaysAgo === null) watchHalf(world, memberId, lessons, at)
  else for (const lesson of lessons) watchWhole(world, memberId, lesson, at)
  const last = completedDaysAgo === null ? lessons[Math.floor(lessons.length / 2)] : lessons.at(-1)
  db.run(
    'UPDATE courseEnrollment SET lastLessonId = ?, lastStudyTime = ? WHERE memberId = ? AND courseId = ?',
    [last?.id ?? null, at, memberId, courseId],
  )
  sumUp(world, memberId, course, at)
}

/** A certificate over an earlier year, issued on the day after its last hours. */
function certify(world: World, memberId: number): void {
  const credits = creditsOf(world.db, memberId)
  const year = Math.max(...credits.map(creditYear)) - 1
  const courses = credits.filter((credit) => creditYear(credit) === year)
  const [latest] = courses
  if (!latest) return
  const at = new Date(Date.parse(latest.creditTime) + day)
  issueCertificate(world, memberId, { year, courses, at, verifyCode: exampleVerifyCode })
}

/** The player has the lesson open that was watched last, since a minute. */
function keepPlayerOpen({ db, clock }: World, memberId: number): void {
  const study = db.get<{ lessonId: number }>(
    'SELECT lastLessonId AS lessonId FROM courseEnrollment WHERE memberId = ? ORDER BY lastStudyTime DESC LIMIT 1',
    [memberId],
  )
  if (!study) return
  saveSession(db, {
    ...openPlayClock(null, new Date(clock.now().getTime() - 60_000)),
    ...study,
    memberId,
    sessionId: exampleSessionId,
    seq: 0,
    questionsAsked: 0,
    secondsToQuestion: secondsToQuestion(memberId, 0),
    isAsked: 0,
  })
}

/** A failed attempt of some days ago, and one that was begun today and not handed in. */
function tryTest({ db, clock }: World, memberId: number, courseId: number): void {
  const course = findCourse(db, courseId)
  if (!course) throw new Error(`Course ${courseId} is not seeded`)
  const now = clock.now().getTime()
  const failed = beginAttempt(db, memberId, course, new Date(now - 5 * day))
  const at = new Date(now - 5 * day + 1_260_000).toISOString()
  const attempt = findAttempt(db, memberId, failed)
  const questions = attempt ? markedQuestions(db, attempt) : []
  const answers = questions.slice(0, 4).map(({ id, right }) => ({ questionId: id, choices: right }))
  closeAttempt(db, failed, { answers, ...mark(questions, answers), at })
  beginAttempt(db, memberId, course, new Date(now - 20 * 60_000))
}

/** The personas' courses, hours and a certificate, dated back from the world's clock. */
export function seedEnrollments(world: World): void {
  for (const [key, taken] of Object.entries(studies)) {
    const memberId = personaSeeds.findIndex((persona) => persona.key === key) + 1
    for (const each of taken) study(world, memberId, each)
    if (key === 'lin') certify(world, memberId)
    if (key === 'su') {
      keepPlayerOpen(world, memberId)
      tryTest(world, memberId, testedCourseId)
    }
  }
}
