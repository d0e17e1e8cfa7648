import { type PortalClient, unwrap } from '@portal/api-contract'
import { day, dayInChina, yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { type Journey, onJourney } from '../account/travel.ts'
import { countNight, tablesOfCourses } from '../desk/analysis/nights.ts'
import { test } from '../desk/courses.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'
import { begin, perDay } from './course-tests.ts'
import { progressOf } from './education.ts'
import { checkYears } from './hours.ts'
import { offerCourse } from './offered.ts'
import { watchParts } from './watching.ts'

const elsewhere =
  'it takes days: begin all attempts of a day before eight in the morning, another one after nine, and one after midnight'

/** A course with a test that was watched to its end has credited nothing yet. */
async function checkUncredited(context: Context, client: PortalClient, courseId: number): Promise<void> {
  const { status, creditTime } = await progressOf(client, courseId)
  context.expect(status === 'COMPLETED', 'a course that was watched to its end is completed', status)
  const rule = 'a course with a test credits its hours once that was passed, not on completion'
  context.expect(creditTime === null, rule, creditTime, 'getCourseProgress')
  const { credits } = await unwrap(client.GET('/api/edu-hours'))
  const isCredited = credits.some((credit) => credit.courseId === courseId)
  context.expect(!isCredited, rule, courseId, 'getEducationHours')
}

/** Begins an attempt and hands it in without an answer. */
async function useUp(client: PortalClient, courseId: number): Promise<void> {
  const { id } = await unwrap(begin(client, courseId))
  const params = { path: { id } }
  await unwrap(client.POST('/api/edu-test-attempts/{id}/hand-in', { params, body: { answers: [] } }))
}

/** Before eight in the morning it is still the day before in UTC: what is begun and completed then is of the day in China. */
async function completeAtNight(context: Context, client: PortalClient): Promise<void> {
  const staff = await logInAnew(context, 'staff')
  const { id } = await offerCourse(context, staff, {})
  await unwrap(client.POST('/api/edu-courses/{id}/enroll', { params: { path: { id } } }))
  const whole = (await progressOf(client, id)).lessons.map((lesson) => ({ lesson, from: 0, to: 1 }))
  await watchParts(client, context.clock(elsewhere), whole)
  const figures = ['ENROLLMENTS', 'COURSES_COMPLETED', 'HOURS_CREDITED'] as const
  await countNight(context, staff, figures, tablesOfCourses)
}

/** The attempts of a day end with that day in China, neither with one elsewhere nor a day after they were begun. */
async function checkDays(context: Context, { to }: Journey, courseId: number): Promise<void> {
  const tomorrow = dayInChina(context.now().getTime() + day)
  const at = (time: string) => Date.parse(`${tomorrow}T${time}:00+08:00`)
  await to(at('07:00'), async () => {
    const client = await logInAnew(context, 'person')
    for (let count = 0; count < perDay; count++) await useUp(client, courseId)
    await completeAtNight(context, client)
  })
  // Where the day of UTC is over, and where that of China is.
  for (const time of ['08:30', '23:30'])
    await to(at(time), async () => {
      const beginning = begin(await logInAnew(context, 'person'), courseId)
      await refusedWith(
        context,
        409,
        'error.testAttemptsUsed',
        `a fourth attempt of a day at ${time}`,
        beginning,
      )
    })
  await to(at('23:59') + 31 * 60_000, async () => {
    const { response } = await begin(await logInAnew(context, 'person'), courseId)
    context.expect(response.status === 201, 'the next day in China has attempts of its own', response.status)
  })
}

/** What is credited in the first hours of a year in China is of that year, though it is still the one before in UTC. */
async function checkNewYear(context: Context, { to }: Journey, courseId: number): Promise<void> {
  const year = yearInChina(context.now().getTime() + 3 * day) + 1
  await to(Date.parse(`${year}-01-01T02:00:00+08:00`), async () => {
    const client = await logInAnew(context, 'person')
    // The one that was begun before is over.
    await useUp(client, courseId)
    const { id, questions } = await unwrap(begin(client, courseId))
    const answers = questions.map((question) => ({ questionId: question.id, choices: ['A' as const] }))
    const params = { path: { id } }
    const handing = client.POST('/api/edu-test-attempts/{id}/hand-in', { params, body: { answers } })
    const { status } = await unwrap(handing)
    context.expect(status === 'PASSED', 'who answers all questions rightly passes', status)
    checkYears(context, await unwrap(client.GET('/api/edu-hours')))
    const { issueDate } = await unwrap(client.POST('/api/edu-certificates', { body: { year } }))
    const rule = 'a certificate that was just made is of this day in China'
    context.expect(issueDate === `${year}-01-01`, rule, issueDate, 'issueHourCertificate')
    // Elsewhere its year has not begun.
    await offerCourse(context, await logInAnew(context, 'staff'), { year })
  })
}

export const testDays: Scenario[] = [
  {
    name: 'A course with a test credits nothing before that is passed, and its attempts are counted by the day in China',
    operations: [
      ...(['startTestAttempt', 'handInTestAttempt', 'getTestAttempt', 'getCourseProgress'] as const),
      ...(['getEducationHours', 'enrollInCourse', 'createDeskCourse', 'publishDeskCourse'] as const),
      ...(['issueHourCertificate', 'getDeskAnalysis'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await onJourney(context, elsewhere, async (journey) => {
        const client = await context.as('person')
        const { id } = await offerCourse(context, staff, { test })
        await unwrap(client.POST('/api/edu-courses/{id}/enroll', { params: { path: { id } } }))
        const { lessons } = await progressOf(client, id)
        const whole = lessons.map((lesson) => ({ lesson, from: 0, to: 1 }))
        await watchParts(client, context.clock(elsewhere), whole)
        await checkUncredited(context, client, id)
        // While the logins of the run hold, by which others try to read it.
        await useUp(client, id)
        await checkDays(context, journey, id)
        await checkNewYear(context, journey, id)
      })
    },
  },
]
