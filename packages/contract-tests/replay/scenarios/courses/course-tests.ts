import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { everyRow, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { toldOf } from '../account/notices.ts'
import { clockFor } from '../account/travel.ts'
import { findDesk } from '../desk/desk-client.ts'
import { checkAsked, refuseTwice } from './asked-questions.ts'
import {
  type Answer,
  type Attempt,
  answersTo,
  type Choices,
  checkMarks,
  neededOf,
  wrongAnswersTo,
} from './test-marks.ts'
import { startCourseOver } from './watching.ts'

const path = '/api/edu-test-attempts'

export const begin = (client: PortalClient, courseId: number) => client.POST(path, { body: { courseId } })

/** An attempt; null where those of today were begun. */
async function beginToday(client: PortalClient, courseId: number): Promise<Attempt | null> {
  const begun = await begin(client, courseId)
  if (begun.error?.message === 'error.testAttemptsUsed') return null
  return unwrap(Promise.resolve(begun))
}

const handIn = (client: PortalClient, id: number, answers: Answer[]) =>
  client.POST('/api/edu-test-attempts/{id}/hand-in', { params: { path: { id } }, body: { answers } })

const progressOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/edu-courses/{id}/progress', { params: { path: { id } } }))
const creditTimeOf = async (client: PortalClient, id: number): Promise<string | null> =>
  (await progressOf(client, id)).creditTime

const courseOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/public/edu-courses/{id}', { params: { path: { id } } }))

const minutesOf = ({ startTime, endTime }: Attempt): number | undefined =>
  endTime === undefined ? undefined : (Date.parse(endTime) - Date.parse(startTime)) / 60_000

/** What is told of an attempt while it is open: until when it counts, and nothing that helps. */
async function expectOpen(context: Context, client: PortalClient, attempt: Attempt): Promise<void> {
  everyRow(
    context,
    attempt.questions,
    ({ choices }) => new Set(choices.map(({ key }) => key)).size === choices.length,
    'each choice of a question has a key of its own',
    'startTestAttempt',
  )
  everyRow(
    context,
    attempt.questions,
    ({ right, given, isCorrect }) => right === null && given === null && isCorrect === null,
    'no right answer is told before the answers are handed in',
    'startTestAttempt',
  )
  const hint = attempt.questions.find(({ lessonId }) => lessonId !== undefined)
  context.expect(
    hint === undefined,
    'no lesson is named before the answers are handed in',
    hint?.lessonId,
    'startTestAttempt',
  )
  const { test } = await courseOf(client, attempt.courseId)
  const minutes = minutesOf(attempt)
  context.expect(
    minutes === test?.timeLimitMinutes,
    'an attempt may take what its course says',
    minutes,
    'startTestAttempt',
  )
}

/** Questions that name a lesson name one of their course. */
async function expectOwnLessons(context: Context, client: PortalClient, marked: Attempt): Promise<void> {
  const { chapters } = await courseOf(client, marked.courseId)
  const lessons = chapters.flatMap((chapter) => chapter.lessons.map(({ id }) => id))
  const foreign = marked.questions.find(({ lessonId }) => lessonId && !lessons.includes(lessonId))
  const rule = 'a question is about a lesson of its course'
  context.expect(foreign === undefined, rule, foreign?.lessonId, 'handInTestAttempt')
}

/** Hands in an attempt without a single answer. */
async function failTest(context: Context, client: PortalClient, attempt: Attempt): Promise<void> {
  await expectOpen(context, client, attempt)
  await refuseTwice(context, client, attempt)
  const again = await unwrap(begin(client, attempt.courseId))
  context.expect(again.id === attempt.id, 'an attempt that was not handed in is gone on with', again.id)
  const { test } = await progressOf(client, attempt.courseId)
  const left = perDay - (await begunToday(context, client, attempt.courseId))
  const isLeft = test?.attemptsLeft === left
  context.expect(isLeft, 'a course says how many attempts are left', test?.attemptsLeft, 'getCourseProgress')
  const open = test?.openAttemptId
  context.expect(open === attempt.id, 'a course names the attempt that is open', open, 'getCourseProgress')
  const failed = await unwrap(handIn(client, attempt.id, []))
  context.expect(
    failed.status === 'FAILED' && failed.correctCount === 0,
    'nothing answered is nothing right',
    `${failed.status}, ${failed.correctCount}`,
  )
  await expectOwnLessons(context, client, failed)
  const late = handIn(client, attempt.id, [])
  await refusedWith(context, 409, 'error.testHandedIn', 'an attempt that was handed in', late)
  const { creditTime, test: after } = await progressOf(client, attempt.courseId)
  context.expect(creditTime === null, 'a test that was failed credits no hours', creditTime)
  const still = after?.openAttemptId
  context.expect(still === null, 'an attempt that was handed in is open no more', still, 'getCourseProgress')
  everyRow(
    context,
    failed.questions,
    ({ isCorrect }) => isCorrect === false,
    'a question that was not answered is wrong',
    'handInTestAttempt',
  )
  const told = failed.questions.find(({ right }) => right !== null)
  context.expect(
    told === undefined,
    'no right answer is told before the test was passed',
    told?.id,
    'handInTestAttempt',
  )
}

/** A course that is started over is not watched any more; its hours and its test are not taken back. */
async function startOver(
  context: Context,
  client: PortalClient,
  courseId: number,
  creditTime: string | null,
) {
  await startCourseOver(context, client, courseId)
  const progress = await progressOf(client, courseId)
  const { creditTime: kept, test } = progress
  context.expect(kept === creditTime, 'hours that were credited stay credited', kept)
  context.expect((test?.passTime ?? null) !== null, 'a test that was passed stays passed', test?.passTime)
  const { credits } = await unwrap(client.GET('/api/edu-hours'))
  const times = credits.filter((credit) => credit.courseId === courseId).length
  context.expect(times === 1, 'a course counts its hours once', times)
}

/** What is right by the question's text, as the desk that wrote the test knows it; null where the desk is not offered. */
async function rightAnswers(context: Context, courseId: number): Promise<Map<string, Choices> | null> {
  const staff = await findDesk(context)
  if (!staff) return null
  const params = { params: { path: { id: courseId } } }
  const { data } = await staff.GET('/api/admin/courses/{id}', params)
  return data?.test ? new Map(data.test.questions.map(({ text, right }) => [text, right])) : null
}

/** Hands in an attempt with so many answers that are known to be right. */
async function answerRightly(
  context: Context,
  client: PortalClient,
  attempt: Attempt,
  known: ReadonlyMap<string, Choices>,
  count: number,
) {
  const all = answersTo(attempt, known)
  const answers = all.slice(0, count)
  const wrong = wrongAnswersTo(context, attempt, all.slice(count))
  const marked = await unwrap(handIn(client, attempt.id, [...answers, ...wrong]))
  const rule = 'each right answer counts, and none with a choice too few or too many'
  context.expect(marked.correctCount === answers.length, rule, marked.correctCount)
  const right = new Set(answers.map(({ questionId }) => questionId))
  everyRow(
    context,
    marked.questions,
    ({ id, isCorrect }) => isCorrect === right.has(id),
    'a question is right when exactly its right choices were chosen, and no other',
    'handInTestAttempt',
  )
  checkMarks(context, marked, [...answers, ...wrong])
  const isPassed = answers.length >= marked.questionCount * 0.6
  everyRow(
    context,
    marked.questions,
    ({ right }) => (right !== null) === isPassed,
    'what is right is told when the test was passed',
  )
  context.expect((marked.status === 'PASSED') === isPassed, '60 % passes, less does not', marked.status)
  const creditTime = await creditTimeOf(client, attempt.courseId)
  context.expect((creditTime !== null) === isPassed, 'passing credits the hours', creditTime)
  const told = await toldOf(client, 'EDUCATION', { kind: 'COURSE', id: attempt.courseId })
  context.expect(told.length === Number(isPassed), 'hours that are credited are told once', told.length)
  const passed = [409, 'error.testPassed', 'a test that was passed'] as const
  if (isPassed) await refusedWith(context, ...passed, begin(client, attempt.courseId))
  const query = { 'id.equals': attempt.id }
  const [listed] = await unwrap(client.GET(path, { params: { query } }))
  context.expect(listed?.status === marked.status, 'the list of attempts tells how it ended', listed?.status)
  if (isPassed) await startOver(context, client, attempt.courseId, creditTime)
}

/** So many attempts can be begun on one day. */
export const perDay = 3

/** How many attempts were begun on this day in China: one that was open before is of another day. */
async function begunToday({ now }: Context, client: PortalClient, courseId: number): Promise<number> {
  const midnight = new Date(`${dayInChina(now())}T00:00:00+08:00`).toISOString()
  const query = { 'courseId.equals': courseId, 'startTime.greaterThanOrEqual': midnight, size: 1 }
  return (await unwrapList(client.GET(path, { params: { query } }))).total
}

const noMore = 'no more attempts are begun in a day than the course allows'

/** While the last attempt of a day is open it is gone on with; once it was handed in there is no further one. */
async function expectNoFurther(context: Context, client: PortalClient, { id, courseId }: Attempt) {
  const clock = clockFor(
    context,
    noMore,
    'it would cost the attempt that the test is passed by: use them all up',
  )
  await clock?.(
    1,
    async () => {
      await unwrap(handIn(client, id, []))
      for (let begun = await begunToday(context, client, courseId); begun < perDay; begun++)
        await unwrap(handIn(client, (await unwrap(begin(client, courseId))).id, []))
      const what = 'a fourth attempt of a day'
      await refusedWith(context, 409, 'error.testAttemptsUsed', what, begin(client, courseId))
    },
    'undone',
  )
}

const inTime = 'answers count until a minute after the end of an attempt'

/** Right answers that come later than a minute after the end count for nothing. */
async function expectInTime(
  context: Context,
  client: PortalClient,
  attempt: Attempt,
  known: ReadonlyMap<string, Choices>,
): Promise<void> {
  const elsewhere = 'it would cost an attempt: hand right answers in two minutes after its end'
  const clock = clockFor(context, inTime, elsewhere)
  if (attempt.endTime === undefined) return context.untried(inTime, 'an attempt may take any time')
  const left = (Date.parse(attempt.endTime) - context.now().getTime()) / 1000
  const answers = answersTo(attempt, known)
  const handInLate = () => unwrap(handIn(client, attempt.id, answers))
  const justInTime = async () => {
    const { correctCount } = await handInLate()
    context.expect(correctCount === answers.length, inTime, `${correctCount} right within the minute`)
  }
  await clock?.(Math.ceil(left) + 30, justInTime, 'undone')
  const tooLate = async () => {
    const again = await begin(client, attempt.courseId)
    const isSame = again.response.status === 200 && again.data?.id === attempt.id
    const rule = 'an attempt whose time is over is handed in before another one is begun'
    context.expect(isSame, rule, `${again.response.status}, ${again.data?.id}`)
    const { correctCount, status } = await handInLate()
    context.expect(correctCount === 0 && status === 'FAILED', inTime, `${status}, ${correctCount} right`)
  }
  await clock?.(Math.ceil(left) + 120, tooLate, 'undone')
}

/** The test is failed by one answer too few, and passed by just as many as it takes. */
async function passNarrowly(context: Context, client: PortalClient, courseId: number): Promise<void> {
  const rule = 'passing credits the hours'
  const known = await rightAnswers(context, courseId)
  if (!known) return context.untried(rule, 'only the desk knows what is right')
  const second = await beginToday(client, courseId)
  if (second) await answerRightly(context, client, second, known, neededOf(second) - 1)
  if (second) await checkAsked(context, client, second)
  const third = await beginToday(client, courseId)
  if (!third) return context.untried(rule, 'no further attempt can be begun today')
  await expectNoFurther(context, client, third)
  await expectInTime(context, client, third, known)
  await answerRightly(context, client, third, known, neededOf(third))
}

export const courseTests: Scenario[] = [
  {
    name: 'The test of a course is passed after completion, and credits its hours',
    operations: [
      ...(['startTestAttempt', 'getTestAttempt', 'handInTestAttempt', 'listTestAttempts'] as const),
      ...(['listMemberMessages', 'resetCourse', 'getCourseProgress', 'getDeskCourse'] as const),
      'updateDeskCourse',
    ],
    writes: true,
    leaves: 'attempts at the test of a course, which is started over',
    async run(context) {
      const client = await context.as('person')
      const { items } = await unwrapList(
        client.GET('/api/edu-courses/my', { params: { query: { 'status.equals': 'COMPLETED', size: 100 } } }),
      )
      const course = items.find(({ test, creditTime }) => test !== null && creditTime === null)
      if (!course) return context.skip('the person has no completed course with a test still to be passed')
      const first = await beginToday(client, course.id)
      if (!first) return context.skip('the attempts of today were begun')
      await failTest(context, client, first)
      await passNarrowly(context, client, course.id)
    },
  },
]
