import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { isAfter } from '../../derived/lists/collation.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { onceAtOnce, refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { toldOf } from '../account/notices.ts'
import { peopleOf } from '../applications/people-batches.ts'
import { payByAlipay, payByTransfer } from '../finance/channels.ts'
import { progressOf } from './education.ts'
import { learnersOf, path, payForOnJourney } from './paid-by-unit.ts'

const isSame = (some: string[], others: string[]): boolean =>
  JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted())

/** The courses on sale that cost something. */
async function pricedCourses(context: Context) {
  const query = { 'price.greaterThan': 0, size: 100 }
  const courses = await unwrap(context.anonymous.GET('/api/public/edu-courses', { params: { query } }))
  const today = dayInChina(context.now())
  return courses.filter(({ onSaleUntil }) => onSaleUntil >= today)
}

/** A course on sale that costs something, and those of the unit's people who do not have it: two, where there are as many. */
async function freeLearners(context: Context, unit: PortalClient) {
  for (const course of await pricedCourses(context)) {
    const [learner, ...more] = (await learnersOf(unit, course.id)).filter(({ state }) => state === 'FREE')
    if (learner) return { course, learner, learners: [learner, ...more.slice(0, 1)] }
  }
  return undefined
}

/** A person and its unit, both accounts of the credentials. */
async function unitAndOneOfItsPeople(context: Context) {
  const others = (await context.others()).map(({ client }) => client)
  const units = new Map<number, PortalClient>()
  for (const unit of [await context.as('unit'), ...others])
    units.set((await unwrap(unit.GET('/api/member/current'))).id, unit)
  for (const client of [await context.as('person'), ...others]) {
    // A unit sees its people here, a person itself.
    const [person] = await unwrap(client.GET('/api/unit-people', { params: { query: { size: 1 } } }))
    const unit = units.get(person?.companyId ?? 0)
    if (person && unit && unit !== client) return { person, client, unit }
  }
  return undefined
}

/** Nor does a unit order what costs nothing, or what is not on sale any more. */
async function checkNotSold(context: Context, unit: PortalClient): Promise<void> {
  const past = { 'price.greaterThan': 0, 'onSaleUntil.lessThan': dayInChina(context.now()) }
  for (const [code, criteria] of [
    ['error.courseFree', { 'price.equals': 0 }],
    ['error.courseNotOnSale', past],
  ] as const) {
    const query = { ...criteria, size: 1 }
    const [course] = await unwrap(context.anonymous.GET('/api/public/edu-courses', { params: { query } }))
    const people = course ? await learnersOf(unit, course.id) : []
    const learner = people.find(({ state }) => state === 'FREE')
    const what = 'ordering for its people what is not sold'
    if (!course || !learner) {
      context.untried(`${what} is refused with ${code}`, 'nobody of the unit lacks such a course')
      continue
    }
    const body = { personIds: [learner.personId] }
    await refusedWith(context, 409, code, what, unit.POST(path, { ...at(course.id), body }))
    const after = (await learnersOf(unit, course.id)).find(({ personId }) => personId === learner.personId)
    context.expect(after?.state === 'FREE', `${what} leaves everybody as before`, after?.state)
  }
}

const isToldOfIt = 'who was paid for is told, and finds the course among the own ones'

/** Who was paid for is told so, and finds the course among the own ones, with who paid. */
async function checkLearner(context: Context): Promise<void> {
  const found = await unitAndOneOfItsPeople(context)
  if (!found) return context.untried(isToldOfIt, 'the credentials name no person with its unit')
  const { person, client, unit } = found
  const told = async (id: number) => (await toldOf(client, 'EDUCATION', { kind: 'COURSE', id })).length
  for (const { id } of await pricedCourses(context)) {
    const learner = (await learnersOf(unit, id)).find(({ personId }) => personId === person.id)
    if (learner?.state !== 'FREE') continue
    const before = await told(id)
    const body = { personIds: [person.id] }
    const { orderId } = await unwrap(unit.POST(path, { ...at(id), body }))
    await payByTransfer(context, unit, orderId)
    const more = (await told(id)) - before
    context.expect(more === 1, 'who was paid for is told once', more, 'orderCourseForPeople')
    const query = { 'id.equals': id }
    const own = await unwrap(client.GET('/api/edu-courses/my', { params: { query } }))
    context.expect(own.length === 1, 'who was paid for finds the course among the own ones', own.length)
    const [offered] = await unwrap(client.GET('/api/edu-courses', { params: { query } }))
    const mine = 'what a unit has paid for is the own to who looks through the courses'
    context.expect(offered?.mine === 1, mine, offered?.mine, 'listOfferedCourses')
    const { paidBy, refund, swap, orderId: ownOrder } = await progressOf(client, id)
    context.expect(paidBy === person.companyName, 'a course says which unit paid for it', paidBy)
    const isNone = refund === null && swap === null && ownOrder === null
    const whose = 'what a unit has paid is neither paid back nor swapped by who has it'
    context.expect(isNone, whose, JSON.stringify({ refund, swap, ownOrder }), 'getCourseProgress')
    return
  }
  context.untried(isToldOfIt, 'the person has every course that can be bought')
}

export const unitCourses: Scenario[] = [
  {
    name: 'A unit orders a course for its people, once each',
    operations: ['listCourseLearners', 'orderCourseForPeople', 'getMemberOrder', 'cancelMemberOrder'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      const found = await freeLearners(context, unit)
      if (!found) return context.skip('the unit has nobody who lacks a course that can be bought')
      const { course, learner, learners } = found
      const all = await learnersOf(unit, course.id)
      const kinds = new Map((await peopleOf(unit)).map(({ id, certType }) => [id, certType]))
      const other = all.find(({ personId, certType }) => kinds.get(personId) !== certType)
      const rule = 'a learner has the kind of certificate that is known of the person'
      context.expect(other === undefined, rule, other?.certType, 'listCourseLearners')
      const names = all.map(({ name }) => name)
      const isSorted = names.every((name, place) => !isAfter(names[place - 1] ?? name, name))
      context.expect(isSorted, "a unit's people stand by name", names.join(', '), 'listCourseLearners')
      const body = { personIds: learners.map(({ personId }) => personId) }
      const ordering = () => unit.POST(path, { ...at(course.id), body })
      const order = await unwrap(onceAtOnce(context, 'ordering a course', ordering))
      context.expect(
        Math.round(order.totalAmount * 100) === Math.round(course.price * 100) * learners.length,
        'it is over the price of the course for each of them',
        order.totalAmount,
      )
      const count = order.personCount
      context.expect(
        count === learners.length,
        'it is for as many as were named',
        count,
        'orderCourseForPeople',
      )
      const detail = await unwrap(unit.GET('/api/member-order-detail/{id}', at(order.orderId)))
      context.expect(detail.orderType === 'EDU', 'it is an order over training', detail.orderType)
      context.expect(
        isSame(
          detail.details.map(({ beneficiaryName }) => beneficiaryName),
          learners.map(({ name }) => name),
        ),
        'its lines name who gets the course',
        detail.details.map(({ beneficiaryName }) => beneficiaryName).join(),
      )
      const stateNow = async () => {
        const now = await learnersOf(unit, course.id)
        const states = now.flatMap(({ personId, state }) => (body.personIds.includes(personId) ? state : []))
        return [...new Set(states)].join()
      }
      const held = await stateNow()
      context.expect(held === 'ORDERED', 'who is in an open order is ORDERED', held)
      const { message } = await refused(
        context,
        409,
        'ordering the same course twice',
        unit.POST(path, { ...at(course.id), body }),
      )
      context.expect(
        message === undefined || message === 'error.courseTaken',
        'the refusal says why',
        message,
      )
      await unwrap(unit.POST('/api/member-orders/{id}/cancel', at(order.orderId)))
      const free = await stateNow()
      context.expect(free === 'FREE', 'with the order the person is free again', free)
      await checkNotSold(context, unit)
      const nobody = 9_007_199_254_740_991
      for (const personIds of [[nobody], [learner.personId, nobody]])
        await refused(
          context,
          404,
          `a course for ${personIds.length > 1 ? 'one of the people and ' : ''}somebody who is not the unit's`,
          unit.POST(path, { ...at(course.id), body: { personIds } }),
        )
      const person = await context.as('person')
      await refused(
        context,
        403,
        'a person who buys for others',
        person.POST(path, { ...at(course.id), body }),
      )
    },
  },
  {
    name: 'A course that a unit has paid for is the person’s to study',
    operations: [
      'decideDeskReview',
      ...(['listCourseLearners', 'orderCourseForPeople', 'payByWeixin', 'listMyCourses'] as const),
      ...(['getCourseProgress', 'listMemberMessages', 'payByAlipay', 'payByBankTransfer'] as const),
      ...(['getMemberOrder', 'listOfferedCourses'] as const),
    ],
    writes: true,
    leaves: 'courses that units have paid for some of their people',
    async run(context) {
      const unit = await context.as('unit')
      const found = await freeLearners(context, unit)
      if (!found) return context.skip('the unit has nobody who lacks a course that can be bought')
      const { course, learners } = found
      const body = { personIds: learners.map(({ personId }) => personId) }
      const { orderId } = await unwrap(unit.POST(path, { ...at(course.id), body }))
      await payByAlipay(context, unit, orderId)
      const now = await learnersOf(unit, course.id)
      const states = now.flatMap(({ personId, state }) => (body.personIds.includes(personId) ? state : []))
      const isTaken = states.every((state) => state === 'ENROLLED')
      context.expect(isTaken, 'who was paid for has the course', states.join())
      const { swapTerms } = await unwrap(unit.GET('/api/member-order-detail/{id}', at(orderId)))
      const rule = 'what a unit has ordered for its people is not swapped'
      context.expect(
        swapTerms === null || swapTerms.refusal !== null,
        rule,
        swapTerms?.refusal,
        'getMemberOrder',
      )
      await checkLearner(context)
    },
  },
  {
    name: 'What a unit orders for a person is not the person’s to buy or swap',
    operations: [
      ...(['payCourseByWeixin', 'swapCourse', 'orderCourseForPeople', 'listCourseLearners'] as const),
      ...(['getMemberOrder', 'listMemberMessages'] as const),
    ],
    writes: true,
    run: payForOnJourney,
  },
]
