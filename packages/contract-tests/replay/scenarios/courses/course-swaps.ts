import { type Course, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { day, dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { type Journey, minute, onJourney, requireSameYear } from '../account/travel.ts'
import { applyForInvoice } from '../finance/refunds.ts'
import { daysOf } from '../orders.ts'
import { buyCourse } from './offered.ts'

const elsewhere = 'it takes a week: swap a course that was paid for eight days ago, and look at its terms'

const swap = (client: PortalClient, id: number, courseId: number) =>
  client.POST('/api/edu-courses/{id}/swap', { params: { path: { id } }, body: { courseId } })

const progressOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/edu-courses/{id}/progress', { params: { path: { id } } }))

const orderOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/member-order-detail/{id}', { params: { path: { id } } }))

/** Courses that a client could buy now. */
async function forSale({ now }: Context, client: PortalClient): Promise<Course[]> {
  const query = { 'price.greaterThan': 0, 'mine.equals': 0, size: 200, sort: ['year,desc' as const] }
  const courses = await unwrap(client.GET('/api/edu-courses', { params: { query } }))
  const today = dayInChina(now())
  const offered = courses.filter(({ onSaleUntil }) => onSaleUntil >= today)
  const free: Course[] = []
  for (const course of offered)
    if ((await progressOf(client, course.id)).openOrderId === null) free.push(course)
  return free
}

/** Two courses of one price, and those of others: a cheaper and a dearer one. */
function pick(courses: Course[]): [Course, Course, Course[]] | undefined {
  for (const one of courses) {
    const alike = courses.find(({ id, price }) => id !== one.id && price === one.price)
    const others = [
      courses.find(({ price }) => price < one.price),
      courses.find(({ price }) => price > one.price),
    ]
    if (alike) return [one, alike, others.filter((other) => other !== undefined)]
  }
  return undefined
}

const refusedSwap = (context: Context, code: string, what: string, call: ReturnType<typeof swap>) =>
  refusedWith(context, 409, code, what, call)

const enrolledIn = async (client: PortalClient, id: number) =>
  (await unwrap(client.GET('/api/public/edu-courses/{id}', at(id)))).enrolledCount

/** A paid course is swapped, and everything says so. */
async function checkSwapped(context: Context, client: PortalClient, orderId: number, [one, alike]: Course[]) {
  if (!one || !alike) return
  const before = await orderOf(client, orderId)
  const isOpen = before.swapTerms?.refusal === null && before.swapTerms.until > (before.payTime ?? '')
  context.expect(isOpen, 'what has just been paid can be swapped', JSON.stringify(before.swapTerms))
  const { swap: ofCourse, refund, paidBy } = await progressOf(client, one.id)
  for (const until of [before.swapTerms?.until, ofCourse?.until, refund?.until]) {
    const days = daysOf(until, before.payTime)
    context.expect(days === 7, 'a course is given back within seven days of paying', days)
  }
  context.expect(paidBy === null, 'what one has paid oneself no unit has', paidBy, 'getCourseProgress')
  const invoiceId = await applyForInvoice(client, orderId)
  const counted = await enrolledIn(client, alike.id)
  const taken = await unwrap(swap(client, one.id, alike.id))
  const more = (await enrolledIn(client, alike.id)) - counted
  // Others may take it at the same time.
  context.expect(more > 0, 'who has swapped for a course is counted there', more, 'getCourse')
  const invoice = await unwrap(client.GET('/api/member-invoices-detail/{id}', at(invoiceId)))
  const what = 'an application for an invoice over a course that was swapped is REJECTED'
  context.expect(invoice.status === 'REJECTED', what, invoice.status)
  context.expect(
    taken.courseId === alike.id && taken.orderId === orderId,
    'the order is the new course’s',
    taken.orderId,
  )
  context.expect(taken.swap?.refusal === 'SWAPPED_BEFORE', 'a course is swapped once', taken.swap?.refusal)
  const terms = 'what was taken in place of another course can be paid back as that could'
  context.expect(taken.refund?.refusal === null, terms, taken.refund?.refusal)
  const { status } = await progressOf(client, one.id)
  context.expect(status === 'NOT_ENROLLED', 'the former course is given back', status)
  const query = { 'id.in': `${one.id},${alike.id}` as never }
  const kept = await unwrap(client.GET('/api/edu-courses/my', { params: { query } }))
  const own = kept.map(({ id }) => id).join()
  context.expect(own === String(alike.id), 'of both the new course alone is an own one', own, 'listMyCourses')
  const after = await orderOf(client, orderId)
  const items = after.details.map(({ itemId }) => itemId)
  context.expect(items.includes(alike.id) && !items.includes(one.id), 'the order names the new course', items)
  context.expect(
    after.totalAmount === before.totalAmount && after.payTime === before.payTime && after.status === 'PAID',
    'the order is paid as it was',
    after.totalAmount,
  )
  const free = 'an order whose course was swapped can be invoiced again'
  context.expect(after.invoiceStatus === 'NONE', free, after.invoiceStatus)
  context.expect(
    after.swapTerms?.refusal === 'SWAPPED_BEFORE',
    'the order says that it was swapped',
    after.swapTerms?.refusal,
  )
  await refusedSwap(context, 'error.courseSwappedBefore', 'swapping twice', swap(client, alike.id, one.id))
  await refusedSwap(
    context,
    'error.courseNotEnrolled',
    'swapping what was given back',
    swap(client, one.id, alike.id),
  )
}

const untilIssued =
  'an invoice is issued by the association: swap a course whose order was invoiced, and look at the invoice'

/** With the swap of its course an invoice that was issued is void; what one has already is not taken by a swap. */
async function swapInvoiced(context: Context, { to }: Journey): Promise<void> {
  const nextHour = context.now().getTime() + 60 * minute
  requireSameYear(context, nextHour)
  const client = await context.as('person')
  const [one, alike] = pick(await forSale(context, client)) ?? context.skip('no two courses cost the same')
  const orderId = await buyCourse(context, client, one.id)
  const invoiceId = await applyForInvoice(client, orderId)
  const statusNow = async () =>
    (await unwrap(client.GET('/api/member-invoices-detail/{id}', at(invoiceId)))).status
  const issue = { kind: 'INVOICE', naming: 'refunds@portal.example', result: 'APPROVE' } as const
  // Others may wait under the same address.
  while ((await statusNow()) === 'PENDING' && (await context.association()(issue)));
  await to(nextHour, async () => {
    const issued = await statusNow()
    await unwrap(swap(client, one.id, alike.id))
    const status = await statusNow()
    const rule = 'an invoice that was issued over a course that was swapped is RED_FLUSHED'
    if (issued === 'ISSUED') context.expect(status === 'RED_FLUSHED', rule, status, 'getMemberInvoice')
    else context.untried(rule, `the invoice is ${issued}`)
  })
  await buyCourse(context, client, one.id)
  const { progress, status: standing } = await progressOf(client, one.id)
  const anew = 'what was given back and bought again begins anew'
  context.expect(
    standing === 'STUDYING' && progress === 0,
    anew,
    `${standing} ${progress}`,
    'getCourseProgress',
  )
  const what = 'swapping for what one has already'
  await refusedSwap(context, 'error.courseEnrolled', what, swap(client, one.id, alike.id))
}

/** What waits to be paid is not taken by a swap. */
async function checkOrdered(context: Context, client: PortalClient, one: Course, alike: Course) {
  const body = { courseId: alike.id }
  const { orderId } = await unwrap(client.POST('/api/weixin/edu/native/pay', { body }))
  const what = 'a course in an open order'
  await refusedSwap(context, 'error.courseOrdered', what, swap(client, one.id, alike.id))
  await unwrap(client.POST('/api/member-orders/{id}/cancel', { params: { path: { id: orderId } } }))
}

/** A week after paying a course is neither swapped nor paid back by rule, and says so wherever it says its terms. */
async function checkLate(context: Context, orderId: number, [one, alike]: Course[]): Promise<void> {
  if (!one || !alike) return
  const client = await logInAnew(context, 'person')
  await refusedSwap(context, 'error.courseSwapTooLate', 'a swap after a week', swap(client, one.id, alike.id))
  const [ofCourse, order] = [await progressOf(client, one.id), await orderOf(client, orderId)]
  for (const terms of [ofCourse.swap, ofCourse.refund, order.swapTerms, order.refundTerms]) {
    const rule = 'a week after paying it is too late to give a course back'
    context.expect(terms?.refusal === 'TOO_LATE', rule, terms?.refusal)
  }
}

export const courseSwaps: Scenario[] = [
  {
    name: 'A course is given back within a week of paying',
    operations: ['swapCourse', 'getCourseProgress', 'getMemberOrder'],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async ({ to }) => {
        const client = await context.as('person')
        const [one, alike] =
          pick(await forSale(context, client)) ?? context.skip('no two courses cost the same')
        const body = { courseId: one.id }
        const { orderId, code_url } = await unwrap(client.POST('/api/weixin/edu/native/pay', { body }))
        await context.cashier()(code_url)
        await to(context.now().getTime() + 7 * day + minute, () => checkLate(context, orderId, [one, alike]))
      }),
  },
  {
    name: 'An invoice does not stand over a course that was swapped, and none is taken that one has',
    operations: ['decideDeskReview', 'swapCourse', 'getMemberInvoice', 'getCourseProgress'],
    writes: true,
    run: (context) => onJourney(context, untilIssued, (journey) => swapInvoiced(context, journey)),
  },
  {
    name: 'A course is swapped once for another of the same price',
    operations: [
      ...(['swapCourse', 'payCourseByWeixin', 'getMemberOrder', 'getCourseProgress'] as const),
      ...(['applyForInvoice', 'getMemberInvoice', 'getCourse', 'listMyCourses'] as const),
    ],
    writes: true,
    leaves: 'a paid course of the person',
    async run(context) {
      const pay = context.cashier()
      const client = await context.as('person')
      const [one, alike, others] =
        pick(await forSale(context, client)) ?? context.skip('no two courses cost the same')
      const body = { courseId: one.id }
      const { orderId, code_url } = await unwrap(client.POST('/api/weixin/edu/native/pay', { body }))
      await pay(code_url)
      for (const other of others)
        await refusedSwap(
          context,
          'error.coursePriceDiffers',
          `${other.price > one.price ? 'a higher' : 'a lower'} price`,
          swap(client, one.id, other.id),
        )
      await refusedSwap(context, 'error.courseEnrolled', 'a course for itself', swap(client, one.id, one.id))
      await checkOrdered(context, client, one, alike)
      await checkSwapped(context, client, orderId, [one, alike])
    },
  },
  {
    name: 'Only a course that one has is swapped, for one that there is',
    operations: ['swapCourse'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const [one, other] = await forSale(context, client)
      if (!one || !other) return context.skip('no two courses are for sale')
      await refusedSwap(
        context,
        'error.courseNotEnrolled',
        'swapping a course of others',
        swap(client, one.id, other.id),
      )
      await refused(context, 404, 'swapping an unknown course', swap(client, 9007199254740991, one.id))
      await refused(context, 403, "a unit's swap", swap(await context.as('unit'), one.id, other.id))
    },
  },
]
