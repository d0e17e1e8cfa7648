import { type CourseProgress, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { day, yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { type Journey, onJourney } from '../account/travel.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'
import { progressOf } from './education.ts'
import { buyCourse, offerCourse } from './offered.ts'
import { watchParts } from './watching.ts'

const elsewhere =
  'it takes money and the time of a course: pay for one, watch it to its end, let it be paid back, and buy it again a day later'

const orderOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/member-order-detail/{id}', at(id)))

/** The course among the own ones. */
const rowsOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/edu-courses/my', { params: { query: { 'id.equals': id } } }))

/** Buys a course, watches it to its end, and lets it be paid back. @returns how it stood before */
async function haveAndGiveBack(context: Context, client: PortalClient, courseId: number) {
  const [decide, clock] = [context.association(), context.clock(elsewhere)]
  const orderId = await buyCourse(context, client, courseId)
  const { lessons } = await progressOf(client, courseId)
  const whole = lessons.map((lesson) => ({ lesson, from: 0, to: 1 }))
  await watchParts(client, clock, whole)
  const had = await progressOf(client, courseId)
  // Read before and after: who shows what was there first is told apart.
  await Promise.all([rowsOf(client, courseId), unwrap(client.GET('/api/edu-hours'))])
  const body = { reason: '契约回放：重复购买' }
  const { orderNo } = await unwrap(client.POST('/api/member-orders/{id}/refund', { ...at(orderId), body }))
  await decide({ kind: 'ORDER_REFUND', naming: orderNo, result: 'APPROVE' })
  return had
}

/** The order is a new one with terms of its own, and the one that was paid back stays so. */
async function checkOrders(
  context: Context,
  client: PortalClient,
  first: number,
  second: number,
  id: number,
) {
  const { orderId, refund, swap } = await progressOf(client, id)
  const isNew = orderId === second && first !== second
  context.expect(
    isNew,
    'a course that is bought again has an order of its own',
    `${orderId}`,
    'getCourseProgress',
  )
  const { payTime } = await orderOf(client, second)
  const until = new Date(Date.parse(payTime ?? '') + 7 * day).toISOString()
  for (const terms of [refund, swap]) {
    const rule = 'a course that is bought again is given back within seven days of being paid again'
    context.expect(terms?.until === until, rule, `${terms?.until} / ${until}`, 'getCourseProgress')
  }
  const { status } = await orderOf(client, first)
  context.expect(status === 'REFUNDED', 'an order that was paid back stays so', status, 'getMemberOrder')
}

/** The hours are credited once, as of when the course was completed. */
async function checkHours(context: Context, client: PortalClient, had: CourseProgress): Promise<void> {
  const { courseId, creditTime } = had
  const rule = 'a course that is bought again is credited as of when it was completed'
  const now = await progressOf(client, courseId)
  context.expect(
    now.creditTime === creditTime,
    rule,
    `${now.creditTime} / ${creditTime}`,
    'getCourseProgress',
  )
  const { credits, fromYear } = await unwrap(client.GET('/api/edu-hours'))
  if (yearInChina(creditTime ?? '') < fromYear) return context.untried(`${rule}, once`, 'its period is over')
  const times = credits.filter((credit) => credit.courseId === courseId).map((credit) => credit.creditTime)
  context.expect(times.join() === creditTime, `${rule}, once`, times.join(), 'getEducationHours')
}

/** It is taken anew, as its owner and the desk see it. */
async function checkTaken(
  context: Context,
  client: PortalClient,
  staff: PortalClient,
  { courseId }: CourseProgress,
  boughtAt: number,
): Promise<void> {
  const mine = await rowsOf(client, courseId)
  const params = { query: { 'courseId.equals': courseId } }
  const atDesk = await unwrap(staff.GET('/api/admin/enrollments', { params }))
  for (const [rows, operation] of [
    [mine, 'listMyCourses'],
    [atDesk, 'listDeskEnrollments'],
  ] as const) {
    const isAnew = rows.length === 1 && Date.parse(rows[0]?.enrollTime ?? '') >= boughtAt
    const rule = 'a course that is bought again is taken once, since it was paid again'
    context.expect(isAnew, rule, rows.map(({ enrollTime }) => enrollTime).join(), operation)
  }
}

async function buyTwice(context: Context, staff: PortalClient, { to }: Journey): Promise<void> {
  const client = await context.as('person')
  const { id } = await offerCourse(context, staff, { category: '必修', creditHours: 3, price: 30 })
  const had = await haveAndGiveBack(context, client, id)
  const tomorrow = context.now().getTime() + day
  await to(tomorrow, async () => {
    const [later, clerk] = [await logInAnew(context, 'person'), await logInAnew(context, 'staff')]
    const orderId = await buyCourse(context, later, id)
    await checkOrders(context, later, had.orderId ?? 0, orderId, id)
    await checkHours(context, later, had)
    await checkTaken(context, later, clerk, had, tomorrow - day / 2)
  })
}

export const boughtAgain: Scenario[] = [
  {
    name: 'A course that was paid back is bought again, with an order of its own and the hours of before',
    operations: [
      'decideDeskReview',
      ...(['payCourseByWeixin', 'getCourseProgress', 'getMemberOrder', 'listMyCourses'] as const),
      ...(['getEducationHours', 'listDeskEnrollments', 'requestOrderRefund'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await onJourney(context, elsewhere, (journey) => buyTwice(context, staff, journey))
    },
  },
]
