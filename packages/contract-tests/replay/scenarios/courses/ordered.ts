import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina, yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { onJourney } from '../account/travel.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'
import { castOf } from '../people.ts'
import { accept, invite } from '../second-unit.ts'
import { offerCourse } from './offered.ts'

const elsewhere =
  'it leaves a person in a unit: order a course for one of the people, and look at it as that person and at the desk'

/**
 * What a course is to the person who looks through the courses: whether it waits to be paid, and is left out where that is asked.
 * @param own the person's own order that is open for it
 */
async function checkOffered(
  context: Context,
  person: PortalClient,
  id: number,
  ordered: 0 | 1,
  when: string,
  own: number | null = null,
) {
  const list = (query: object) => unwrap(person.GET('/api/edu-courses', { params: { query } }))
  const [row] = await list({ 'id.equals': id })
  context.expect(row?.ordered === ordered, `a course ${when} says so by ordered ${ordered}`, row?.ordered)
  const left = (await list({ 'id.equals': id, 'ordered.equals': 0 })).length
  context.expect(left === 1 - ordered, `a course ${when} is found by ordered ${ordered}`, left)
  const { openOrderId } = await unwrap(person.GET('/api/edu-courses/{id}/progress', at(id)))
  context.expect(openOrderId === own, `a course ${when} names the own order for it`, openOrderId)
}

/** What is in an open order is not withdrawn. */
async function checkHeld(
  context: Context,
  staff: PortalClient,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const { isTaken } = await unwrap(staff.GET('/api/admin/courses/{id}', at(id)))
  const rule = 'a course in an open order is taken'
  context.expect(isTaken === 1, rule, isTaken, 'getDeskCourse')
  const query = { 'id.equals': id }
  const [row] = await unwrap(staff.GET('/api/admin/courses', { params: { query } }))
  context.expect(row?.isTaken === 1, rule, row?.isTaken, 'listDeskCourses')
  const withdrawal = staff.POST('/api/admin/courses/{id}/withdraw', { ...at(id), body: { version } })
  const what = 'withdrawing a course in an open order'
  await refusedWith(context, 409, 'error.courseHasStudents', what, withdrawal)
}

/** The person orders it, then the unit for the person; in the end nobody has it in an order. */
async function walk(context: Context, staff: PortalClient): Promise<void> {
  const { person, unit, phone } = await castOf(context)
  // It is on offer in the year after its own as well, and costs no whole yuan.
  const course = await offerCourse(context, staff, { price: 19.99, year: yearInChina(context.now()) - 1 })
  const { id } = course
  const cancel = (client: PortalClient, orderId: number) =>
    unwrap(client.POST('/api/member-orders/{id}/cancel', at(orderId)))
  await checkOffered(context, person, id, 0, 'that nobody has ordered')
  const own = await unwrap(person.POST('/api/weixin/edu/native/pay', { body: { courseId: id } }))
  await checkOffered(context, person, id, 1, 'that the person has ordered', own.orderId)
  const { amount } = await unwrap(person.GET('/api/weixin/query-order/{id}', at(own.orderId)))
  context.expect(amount.total === 1999, 'a trade is over as many fen as its order', amount.total)
  await checkHeld(context, staff, course)
  await cancel(person, own.orderId)
  await checkOffered(context, person, id, 0, 'whose own order was cancelled')
  await accept(person, (await unwrap(invite(unit, phone))).id)
  const [seen] = await unwrap(person.GET('/api/unit-people'))
  const body = { personIds: [seen?.id ?? context.skip('the person is in no unit')] }
  const { orderId } = await unwrap(unit.POST('/api/unit-courses/{id}/orders', { ...at(id), body }))
  await checkOffered(context, person, id, 1, 'that the unit has ordered for the person')
  await checkHeld(context, staff, course)
  await cancel(unit, orderId)
  await checkOffered(context, person, id, 0, 'whose orders were cancelled')
  const withdrawal = { ...at(id), body: { version: course.version } }
  const { state, isTaken } = await unwrap(staff.POST('/api/admin/courses/{id}/withdraw', withdrawal))
  const rule = 'a course whose orders were cancelled is withdrawn'
  context.expect(state === 'DRAFT' && isTaken === 0, rule, `${state}, ${isTaken}`)
  const query = { 'id.equals': id }
  const left = (await unwrap(person.GET('/api/edu-courses', { params: { query } }))).length
  context.expect(left === 0, 'what was withdrawn is offered to nobody', left, 'listOfferedCourses')
}

export const orderedCourses: Scenario[] = [
  {
    name: 'Who applies for the membership orders a course as members do',
    operations: ['payCourseByWeixin', 'listOfferedCourses', 'cancelMemberOrder'],
    writes: true,
    async run(context) {
      const applicant = await context.as('applicant')
      const onSale = { 'onSaleUntil.greaterThanOrEqual': dayInChina(context.now()), 'ordered.equals': 0 }
      const query = { 'price.greaterThan': 0, 'mine.equals': 0, ...onSale, size: 1 }
      const [course] = await unwrap(applicant.GET('/api/edu-courses', { params: { query } }))
      if (!course) return context.skip('the applicant could buy no course')
      const body = { courseId: course.id }
      const { orderId } = await unwrap(applicant.POST('/api/weixin/edu/native/pay', { body }))
      await unwrap(applicant.POST('/api/member-orders/{id}/cancel', at(orderId)))
    },
  },
  {
    name: 'A course in an open order, the own or the unit’s, waits to be paid and is not withdrawn',
    operations: [
      ...(['listOfferedCourses', 'withdrawDeskCourse', 'getDeskCourse', 'payCourseByWeixin'] as const),
      ...(['orderCourseForPeople', 'cancelMemberOrder', 'createDeskCourse', 'publishDeskCourse'] as const),
      ...(['queryOrder', 'getCourseProgress', 'listDeskCourses'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await onJourney(context, elsewhere, () => walk(context, staff))
    },
  },
]
