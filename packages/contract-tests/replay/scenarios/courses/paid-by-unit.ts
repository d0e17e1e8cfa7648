import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import { isPhone } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import { toldOf } from '../account/notices.ts'
import { onJourney } from '../account/travel.ts'
import { castOf } from '../people.ts'
import { accept, end, invite } from '../second-unit.ts'
import { progressOf } from './education.ts'
import { watchParts } from './watching.ts'

const elsewhere =
  'a unit that pays for a course pays for good: try to swap a course that it has paid for, and watch more than a tenth of it'
/** Where a unit orders a course for its people. */
export const path = '/api/unit-courses/{id}/orders'

/** Which of a unit's people have a course. */
export const learnersOf = (unit: PortalClient, id: number) =>
  unwrap(unit.GET('/api/unit-courses/{id}/people', at(id)))

/** A unit and one of its people. */
interface Sides {
  person: PortalClient
  unit: PortalClient
}

/** Whoever has ordered a course alone is no more free to the unit than whom the unit has ordered it for. */
async function checkOwnOrder(
  context: Context,
  { person, unit }: Sides,
  courseId: number,
  personId: number,
): Promise<void> {
  const { orderId } = await unwrap(person.POST('/api/weixin/edu/native/pay', { body: { courseId } }))
  const learners = await learnersOf(unit, courseId)
  const learner = learners.find((one) => one.personId === personId)
  const rule = 'who has an own open order over a course is ORDERED'
  context.expect(learner?.state === 'ORDERED', rule, learner?.state)
  // Behind somebody who lacks it, for each of them has to be looked at.
  const lacking = learners.find(({ state }) => state === 'FREE')
  const personIds = [...(lacking ? [lacking.personId] : []), personId]
  const ordering = unit.POST(path, { ...at(courseId), body: { personIds } })
  await refusedWith(context, 409, 'error.courseTaken', 'ordering what the person has ordered', ordering)
  await unwrap(person.POST('/api/member-orders/{id}/cancel', at(orderId)))
}

/** Who has taken a course alone has it for the unit as well. */
async function checkOwnCourse(context: Context, { person, unit }: Sides): Promise<void> {
  const [course] = await unwrap(person.GET('/api/edu-courses/my', { params: { query: { size: 1 } } }))
  const [own] = await unwrap(person.GET('/api/unit-people'))
  const rule = 'who has taken a course alone is ENROLLED'
  if (!course || !own) return context.untried(rule, 'the person has no course')
  const learner = (await learnersOf(unit, course.id)).find(({ personId }) => personId === own.id)
  context.expect(learner?.state === 'ENROLLED', rule, learner?.state)
}

/** An order for people is not paid back by rule any more once one of them has watched more than a tenth. */
async function checkWatched(context: Context, { person, unit }: Sides, courseId: number, orderId: number) {
  const termsNow = async () =>
    (await unwrap(unit.GET('/api/member-order-detail/{id}', at(orderId)))).refundTerms?.refusal
  const before = await termsNow()
  const open = 'what a unit has just paid for is paid back by rule'
  context.expect(before === null, open, before, 'getMemberOrder')
  const [lesson] = (await progressOf(person, courseId)).lessons
  if (!lesson) return
  await watchParts(person, context.clock(elsewhere), [{ lesson, from: 0, to: 1 }])
  const { progress } = await progressOf(person, courseId)
  const after = await termsNow()
  const isMeant = progress <= 0.1 || after === 'WATCHED_TOO_MUCH' || after === 'COMPLETED'
  const rule = 'not once one of its people has watched more than a tenth is an order paid back by rule'
  context.expect(isMeant, rule, `${after} at ${progress}`, 'getMemberOrder')
}

/** A further person, who comes into the unit for the journey and lacks the course; null where there is none. */
async function anotherOf({ others }: Context, unit: PortalClient, courseId: number) {
  for (const { account, client } of await others()) {
    const [own] = isPhone(account.login) ? await unwrap(client.GET('/api/unit-people')) : []
    if (!own) continue
    await unwrap(end(client, own.id))
    await unwrap(accept(client, (await unwrap(invite(unit, account.login))).id))
    const learner = (await learnersOf(unit, courseId)).find(({ personId }) => personId === own.id)
    if (learner?.state === 'FREE') return { client, id: own.id }
  }
  return null
}

/** Each of those whom a unit has paid a course for is told, once. */
async function checkEachTold(context: Context, people: PortalClient[], courseId: number): Promise<void> {
  const about = { kind: 'COURSE', id: courseId } as const
  const times: number[] = []
  for (const client of people) times.push((await toldOf(client, 'EDUCATION', about)).length)
  const rule = 'each of several people whom a unit has paid a course for is told once'
  context.expect(
    times.every((one) => one === 1),
    rule,
    times.join(),
    'orderCourseForPeople',
  )
}

/** A course that the unit orders for a person is not the person's to buy, nor, once it is paid, to swap. */
async function payFor(context: Context): Promise<void> {
  const { person, unit, phone } = await castOf(context)
  await accept(person, (await unwrap(invite(unit, phone))).id)
  await checkOwnCourse(context, { person, unit })
  const query = { 'price.greaterThan': 0, 'mine.equals': 0, 'ordered.equals': 0, size: 200 }
  const today = dayInChina(context.now())
  const all = await unwrap(person.GET('/api/edu-courses', { params: { query } }))
  const [course, other] = all.filter(({ onSaleUntil }) => onSaleUntil >= today)
  const own = (await unwrap(person.GET('/api/unit-people')))[0]
  if (!course || !other || !own) return context.skip('the person could buy no two courses')
  await checkOwnOrder(context, { person, unit }, other.id, own.id)
  const further = await anotherOf(context, unit, course.id)
  const personIds = [own.id, ...(further ? [further.id] : [])]
  const ordering = unit.POST(path, { ...at(course.id), body: { personIds } })
  const { orderId } = await unwrap(ordering)
  const buying = person.POST('/api/weixin/edu/native/pay', { body: { courseId: course.id } })
  await refusedWith(context, 409, 'error.courseEnrolled', 'buying what the unit is about to pay', buying)
  const { code_url } = await unwrap(unit.POST('/api/weixin/native/pay', { body: { orderId } }))
  await context.cashier()(code_url)
  await checkEachTold(context, [person, ...(further ? [further.client] : [])], course.id)
  const body = { courseId: other.id }
  const swapping = person.POST('/api/edu-courses/{id}/swap', { ...at(course.id), body })
  await refusedWith(context, 409, 'error.coursePaidByUnit', 'swapping what the unit has paid', swapping)
  await checkWatched(context, { person, unit }, course.id, orderId)
}

/** The journey on which a unit pays for a course of one of its people. */
export const payForOnJourney = (context: Context): Promise<void> =>
  onJourney(context, elsewhere, () => payFor(context))
