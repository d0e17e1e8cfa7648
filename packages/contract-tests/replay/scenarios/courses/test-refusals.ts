import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { onJourney } from '../account/travel.ts'
import { begin } from './course-tests.ts'
import { progressOf } from './education.ts'
import { watchParts } from './watching.ts'

const elsewhere =
  'the person is in the middle of no course with a test: take one, and begin its test before it was watched to its end'

const myCourses = (client: PortalClient) =>
  unwrap(client.GET('/api/edu-courses/my', { params: { query: { size: 100 } } }))

/** Buys a course with a test. @returns its id */
async function buyWithTest(context: Context, client: PortalClient): Promise<number> {
  const query = { 'price.greaterThan': 0, size: 100 }
  const courses = await unwrap(context.anonymous.GET('/api/public/edu-courses', { params: { query } }))
  const today = dayInChina(context.now())
  const own = (await myCourses(client)).map(({ id }) => id)
  const course = courses.find(
    ({ id, test, onSaleUntil }) => test !== null && onSaleUntil >= today && !own.includes(id),
  )
  if (!course) return context.skip('no course with a test is for sale')
  const body = { courseId: course.id }
  await context.cashier()((await unwrap(client.POST('/api/weixin/edu/native/pay', { body }))).code_url)
  return course.id
}

const untilPaidBack =
  'it takes money and the time of a course: pay for one with a test, watch it to its end, begin the test, let the course be paid back, and hand the test in'

/** A test that was begun is not handed in any more once its course was taken back. */
async function handInPaidBack(context: Context): Promise<void> {
  const client = await context.as('person')
  const courseId = await buyWithTest(context, client)
  const { lessons, orderId } = await progressOf(client, courseId)
  const whole = lessons.map((lesson) => ({ lesson, from: 0, to: 1 }))
  await watchParts(client, context.clock(untilPaidBack), whole)
  const { id } = await unwrap(begin(client, courseId))
  const body = { reason: '契约回放：重复购买' }
  const refund = client.POST('/api/member-orders/{id}/refund', { ...at(orderId ?? 0), body })
  const { orderNo } = await unwrap(refund)
  await context.association()({ kind: 'ORDER_REFUND', naming: orderNo, result: 'APPROVE' })
  const handing = client.POST('/api/edu-test-attempts/{id}/hand-in', { ...at(id), body: { answers: [] } })
  const what = 'the test of a course that was paid back'
  await refusedWith(context, 409, 'error.courseNotEnrolled', what, handing)
}

export const testRefusals: Scenario[] = [
  {
    name: 'No test is handed in once its course was paid back',
    operations: ['decideDeskReview', 'handInTestAttempt', 'startTestAttempt'],
    writes: true,
    run: (context) => onJourney(context, untilPaidBack, () => handInPaidBack(context)),
  },
  {
    name: 'No test is begun where there is none to pass',
    operations: ['startTestAttempt'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const { items } = await unwrapList(
        context.anonymous.GET('/api/public/edu-courses', { params: { query: { size: 100 } } }),
      )
      const plain = items.find(({ test }) => test === null)
      if (plain) {
        const { message } = await refused(context, 409, 'a course without a test', begin(client, plain.id))
        context.expect(message === 'error.courseWithoutTest', 'the refusal says that there is none', message)
      } else context.untried('a course without a test has none to begin', 'every course has one')
      const own = await myCourses(client)
      const foreign = items.find(({ id, test }) => test !== null && !own.some((course) => course.id === id))
      if (foreign)
        await refusedWith(
          context,
          409,
          'error.courseNotEnrolled',
          'the test of a course not taken',
          begin(client, foreign.id),
        )
      else context.untried('who has not taken a course takes no test', 'the person has every course with one')
    },
  },
  {
    name: 'No test is begun in the middle of a course',
    operations: ['startTestAttempt'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const check = (id: number) =>
        refusedWith(
          context,
          409,
          'error.courseNotCompleted',
          'the test of a course that was not watched to its end',
          begin(client, id),
        )
      const open = (await myCourses(client)).find(
        ({ test, status, creditTime }) => test !== null && status === 'STUDYING' && creditTime === null,
      )
      if (open) return check(open.id)
      await onJourney(context, elsewhere, async () => check(await buyWithTest(context, client)))
    },
  },
]
