import { idIn, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { by, granting } from '../../gaps.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { across } from '../homes/across.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'
import { asWhoMay, type Body, firstSeen, misleading } from './said.ts'

const standings = ['getCourseProgress', 'enrollInCourse', 'resetCourse', 'swapCourse'] as const
const certificates = ['issueHourCertificate', 'listHourCertificates', 'verifyHourCertificate'] as const

const inStanding = (name: string, change: (standing: Body) => Body): Fault =>
  across(name, [...standings], change)

/** The terms of a course with something in them otherwise, where they are as is meant. */
const withTerms = (
  standing: Body,
  isMeant: (terms: Body) => boolean,
  change: (terms: Body) => Body,
): Body => {
  const other = (terms: unknown) => (terms && isMeant(terms as Body) ? change(terms as Body) : terms)
  return { ...standing, refund: other(standing.refund), swap: other(standing.swap) }
}

const aDayLater = (instant: unknown): string =>
  new Date(Date.parse(String(instant)) + 86_400_000).toISOString()

const raised = (share: unknown): number =>
  Number(share) > 0 && Number(share) < 1
    ? Math.round((Number(share) + 0.0001) * 10_000) / 10_000
    : Number(share)

const questionsOf = (attempt: Body): Body[] => attempt.questions as Body[]

const inQuestions = (name: string, change: (question: Body) => Body): Fault =>
  across(name, ['handInTestAttempt', 'getTestAttempt'], (attempt) => ({
    ...attempt,
    questions: questionsOf(attempt).map(change),
  }))

/** Faults in what courses, their players, tests and certificates say. */
export const saidCourseFaults: Fault[] = [
  {
    name: 'what is not sold any more is not among the courses',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCourses',
    answer(right, call) {
      if (!isSuccess(right) || call.url.searchParams.get('size') !== '2000') return right
      const today = new Date(right.headers.date ?? '').toISOString().slice(0, 10)
      const rows = (jsonOf(right) as Body[]).filter(({ onSaleUntil }) => String(onSaleUntil) >= today)
      return withHeader(withJson(right, rows), 'x-total-count', String(rows.length))
    },
  },
  across('a course is studied when it was first', ['listMyCourses'], (course) =>
    course.lastStudyTime
      ? {
          ...course,
          lastStudyTime: firstSeen(`time ${course.id}`, course.lastStudyTime),
        }
      : course,
  ),
  across('a course goes on at its first lesson', [...standings, 'listMyCourses'], (course) => {
    const [lesson] = (course.lessons ?? []) as Body[]
    const key = `lesson ${course.courseId ?? course.id}`
    return course.lastLessonId
      ? {
          ...course,
          lastLessonId: firstSeen(key, lesson?.lessonId ?? course.lastLessonId),
        }
      : course
  }),
  across(
    'the share of a course is rounded up',
    [...standings, 'listMyCourses', 'reportWatched', 'confirmPresence'],
    (body) => ({
      ...body,
      ...('progress' in body && { progress: raised(body.progress) }),
      ...('courseProgress' in body && { courseProgress: raised(body.courseProgress) }),
    }),
  ),
  inStanding('lessons stand by their ids, the latest first', (standing) => ({
    ...standing,
    lessons: (standing.lessons as Body[]).toReversed(),
  })),
  inBody('nothing of a lesson may be gone to', ['reportWatched'], (report) => {
    const lesson = report.lesson as Body
    return lesson.reachable ? { ...report, lesson: { ...lesson, reachable: 0 } } : report
  }),
  misleading('a skip leads further than was watched', 'reportWatched', 'error.skippedAhead', (params) => ({
    reachable: Number(params.reachable) + 40,
  })),
  misleading('a swap is refused for an order that there is not', 'swapCourse', 'error.courseOrdered', () => ({
    orderId: 1,
  })),
  inBody('an order whose course was swapped stays applied for', ['getMemberOrder'], (order) => {
    const isSwapped = (order.swapTerms as Body | null)?.refusal === 'SWAPPED_BEFORE'
    return isSwapped && order.invoiceStatus === 'NONE' ? { ...order, invoiceStatus: 'APPLIED' } : order
  }),
  inStanding('what was swapped for is not paid back', (standing) => {
    const isSwapped = (standing.swap as Body | null)?.refusal === 'SWAPPED_BEFORE'
    const refund = standing.refund as Body
    return isSwapped ? { ...standing, refund: { ...refund, refusal: 'TOO_LATE' } } : standing
  }),
  inStanding('a course is paid back for eight days', (standing) =>
    withTerms(
      { ...standing, swap: null },
      () => true,
      (terms) => ({ ...terms, until: aDayLater(terms.until) }),
    ),
  ),
  inStanding('what is asked back can be asked back', (standing) =>
    withTerms(
      standing,
      ({ refusal }) => refusal === 'REFUND_PENDING',
      (terms) => ({ ...terms, refusal: null }),
    ),
  ),
  inStanding('what a unit has paid is paid back to who has it', (standing) =>
    standing.paidBy
      ? { ...standing, refund: { until: '2026-12-01T00:00:00.000Z', refusal: null } }
      : standing,
  ),
  inStanding('what one has paid oneself a unit has', (standing) =>
    standing.orderId ? { ...standing, paidBy: '江川恒信工程造价咨询有限公司' } : standing,
  ),
  inStanding('attempts are left whatever was begun', (standing) =>
    standing.test ? { ...standing, test: { ...(standing.test as Body), attemptsLeft: 3 } } : standing,
  ),
  inBody('a player knows nothing of what was watched', ['openLessonSession'], (session) => {
    const nothing = { progress: 0, ranges: [], position: 0, reachable: 0, completeTime: null }
    return { ...session, progress: { ...(session.progress as Body), ...nothing } }
  }),
  inBody('a player has no captions', ['openLessonSession'], (session) => ({ ...session, captionsUrl: null })),
  inBody('a player is told to be slower than counts', ['openLessonSession'], (session) => ({
    ...session,
    maxRate: 1,
  })),
  inBody('each size of a video is the largest', ['openLessonSession'], (session) => ({
    ...session,
    renditions: (session.renditions as Body[]).map((one) => ({ ...one, videoUrl: session.videoUrl })),
  })),
  inBody('a report never says that a course is completed', ['reportWatched'], (report) => ({
    ...report,
    courseStatus: 'STUDYING',
  })),
  inBody('a report never says that hours are credited', ['reportWatched'], (report) => ({
    ...report,
    creditTime: null,
  })),
  inBody('an answer knows nothing of its lesson', ['confirmPresence'], (report) => ({
    ...report,
    lesson: { ...(report.lesson as Body), progress: 0, position: 0 },
  })),
  inBody('an answer knows nothing of its course', ['confirmPresence'], (report) => ({
    ...report,
    courseProgress: 0,
  })),
  across('the question comes no nearer', ['reportWatched', 'openLessonSession'], (report, _id, call) => {
    const sessionId = report.sessionId ?? sentIn(call).sessionId
    return { ...report, presenceAfterS: firstSeen(`question ${sessionId}`, report.presenceAfterS) }
  }),
  inQuestions('nothing says what was chosen', (question) =>
    question.given ? { ...question, given: [] } : question,
  ),
  inQuestions('no answer was right', (question) =>
    question.isCorrect === null ? question : { ...question, isCorrect: false },
  ),
  inQuestions('of one choice two are right', (question) =>
    question.right && question.kind === 'SINGLE' ? { ...question, right: ['A', 'B'] } : question,
  ),
  inBody('what is elective stands first', ['getEducationHours'], (hours) => ({
    ...hours,
    categories: (hours.categories as Body[]).toReversed(),
  })),
  across('a certificate of hours is of the day before', [...certificates], (certificate) => ({
    ...certificate,
    issueDate: new Date(Date.parse(String(certificate.issueDate)) - 86_400_000).toISOString().slice(0, 10),
  })),
  {
    name: 'a certificate of hours is of the day of UTC',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'issueHourCertificate',
    answer(right) {
      const issueDate = new Date(right.headers.date ?? '').toISOString().slice(0, 10)
      return right.status === 201 ? withJson(right, { ...(jsonOf(right) as Body), issueDate }) : right
    },
  },
  across('a certificate of hours names no course', [...certificates], (certificate) => ({
    ...certificate,
    courses: (certificate.courses as Body[]).map((one) => ({ ...one, title: '课程' })),
  })),
  {
    name: 'hours are not certified anew under another name',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listHourCertificates',
    async answer(right, call, upstream) {
      if (!isSuccess(right) || call.url.search !== '?status.equals=VALID&size=200') return right
      const before = await rowsAt(upstream, call, '/api/edu-certificates?status.equals=REVOKED&size=200')
      const rows = jsonOf(right) as Body[]
      const left = rows.filter((row) => !before.some((one) => one.year === row.year))
      return withHeader(withJson(right, left), 'x-total-count', String(left.length))
    },
  },
  granting('what is not sold any more is taken by a swap', ['swapCourse'], by('error.courseNotOnSale')),
  {
    name: 'what one has already is taken by a swap',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'swapCourse',
    answer(right, call, _upstream, operation) {
      const isOther = sentIn(call).courseId !== Number(idIn(call))
      const isHad = right.status === 409 && (jsonOf(right) as Body).message === 'error.courseEnrolled'
      return isHad && isOther ? granted(right, operation) : right
    },
  },
  granting('a test of what was paid back is handed in', ['handInTestAttempt'], by('error.courseNotEnrolled')),
  looking(
    'an invoice stands over a course that was swapped',
    'getMemberInvoice',
    async (body, call, upstream) => {
      const invoice = body as Body
      const [id] = (invoice.orderIds ?? []) as number[]
      const order = jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${id}`)) as Body
      const isSwapped = (order.swapTerms as Body | null)?.refusal === 'SWAPPED_BEFORE'
      return isSwapped && invoice.status === 'RED_FLUSHED' ? { ...invoice, status: 'ISSUED' } : invoice
    },
  ),
  denying(
    'answers count until the end of an attempt alone',
    'handInTestAttempt',
    [409, 'error.testHandedIn'],
    ({ handInTime, endTime, correctCount }) =>
      Date.parse(String(handInTime)) > Date.parse(String(endTime)) && Number(correctCount) > 0,
  ),
  denying(
    'what was taken once is not taken again after its last day',
    'enrollInCourse',
    [409, 'error.courseNotOnSale'],
    async ({ courseId }, call, upstream, now) => {
      const path = `/api/public/edu-courses/${courseId}`
      const { onSaleUntil } = jsonOf(await lookUp(upstream, call, path)) as Body
      return Date.parse(`${onSaleUntil}T23:59:59+08:00`) < now.getTime()
    },
  ),
  denying(
    'a course that is not sold any more is not played',
    'openLessonSession',
    [409, 'error.courseNotEnrolled'],
    async ({ courseId }, call, upstream, now) => {
      const path = `/api/public/edu-courses/${courseId}`
      const { onSaleUntil } = jsonOf(await lookUp(upstream, call, path)) as Body
      return Date.parse(`${onSaleUntil}T23:59:59+08:00`) < now.getTime()
    },
  ),
  letting(
    'of the people that a course is ordered for the first alone is looked at',
    'orderCourseForPeople',
    'error.courseTaken',
    async (call, upstream) => {
      const [first, ...others] = sentIn(call).personIds as number[]
      const [id] = /\d+/.exec(call.url.pathname) ?? []
      const learners = await rowsAt(upstream, call, `/api/unit-courses/${id}/people`)
      const isFree = learners.some(({ personId, state }) => personId === first && state === 'FREE')
      return isFree && others.length > 0
    },
  ),
  {
    name: 'a unit sees who has the draft of a course',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'listCourseLearners',
    async answer(right, call, upstream, operation) {
      const [id] = /\d+/.exec(call.url.pathname) ?? []
      const path = `/api/admin/courses/${id}`
      const isDraft =
        right.status === 404 && (await asWhoMay(upstream, call, (one) => lookUp(upstream, one, path)))
      return isDraft ? granted(right, operation) : right
    },
  },
]
