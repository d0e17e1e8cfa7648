import { type PortalClient, unwrap } from '@portal/api-contract'
import { day, dayInChina, inChina } from '../run/china-time.ts'
import type { Context } from '../run/context.ts'
import { onceAtOnce, refused, refusedField, refusedForeign, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { toldOf } from './account/notices.ts'
import { checkLasts, checkNow } from './finance/held.ts'
import { checkLines } from './finance/refund-limits.ts'

const unknown = { path: { id: 9007199254740991 } }
const reason = '契约回放：重复缴费，申请退回'

const cancel = (client: PortalClient, id: number) =>
  client.POST('/api/member-orders/{id}/cancel', { params: { path: { id } } })
const askBack = (client: PortalClient, id: number, body = { reason }) =>
  client.POST('/api/member-orders/{id}/refund', { params: { path: { id } }, body })

const newest = ['year,desc' as const, 'price,desc' as const]

/** The paid courses that are on sale, the newest first, and the ids of those that a person has. */
async function coursesOf({ anonymous, now }: Context, person: PortalClient) {
  const query = { 'price.greaterThan': 0, size: 100, sort: newest }
  const all = await unwrap(anonymous.GET('/api/public/edu-courses', { params: { query } }))
  const courses = all.filter(({ onSaleUntil }) => onSaleUntil >= dayInChina(now()))
  const mine = await unwrap(person.GET('/api/edu-courses/my', { params: { query: { size: 100 } } }))
  return { courses, owned: new Set(mine.map(({ id }) => id)) }
}

/** The newest paid course that the person could buy. */
async function courseForSale(context: Context, person: PortalClient): Promise<number | undefined> {
  const { courses, owned } = await coursesOf(context, person)
  return courses.find(({ id }) => !owned.has(id))?.id
}

/** A paid course that the person has not bought, nor another scenario orders. */
async function courseToBuy(context: Context, person: PortalClient): Promise<number | undefined> {
  const {
    courses: [, ...courses],
    owned,
  } = await coursesOf(context, person)
  return courses.findLast(({ id, year }) => !owned.has(id) && year === courses[0]?.year)?.id
}

async function refusedRefunds(context: Context, client: PortalClient, orderId: number): Promise<void> {
  await refusedWith(context, 409, 'error.orderUnpaid', 'paying an open order back', askBack(client, orderId))
  await refusedField(
    context,
    'reason',
    'a refund without a reason',
    askBack(client, orderId, { reason: ' ' }),
  )
  const foreigner = await context.as('unit')
  await refusedForeign(context, "paying another's order back", askBack(foreigner, orderId))
  await refusedForeign(context, "cancelling another's order", cancel(foreigner, orderId))
}

/** Only what is paid is invoiced. */
async function refuseInvoice(context: Context, client: PortalClient, orderId: number, code: string) {
  const params = { path: { id: orderId } }
  const drafting = client.GET('/api/member-invoices/apply/{id}', { params })
  await refusedWith(context, 409, code, 'a draft of an invoice over what is not paid', drafting)
  const kind = { invoiceKind: 'E_NORMAL', titleType: 'PERSON' } as const
  const body = { ...kind, orderIds: [orderId], buyerName: '契约回放', email: 'finance@portal.example' }
  const applying = client.POST('/api/member/invoice-apply', { body })
  await refusedWith(context, 409, code, 'an invoice over what is not paid', applying)
}

/** What is refused of an order because of the state that it is in. */
async function refuseMoney(context: Context, client: PortalClient, orderId: number, code: string) {
  await refuseInvoice(context, client, orderId, code)
  const receipts = client.GET('/api/print-info/receipts/{id}', { params: { path: { id: orderId } } })
  await refusedWith(context, 409, code, 'the receipts of what is not paid', receipts)
}

/** What is being paid back is not swapped for another course, nor paid once more. */
async function refuseRefunding(context: Context, client: PortalClient, orderId: number, id: number) {
  const code = 'error.orderRefunded'
  await refuseInvoice(context, client, orderId, code)
  const { courses, owned } = await coursesOf(context, client)
  const other = courses.find((course) => course.id !== id && !owned.has(course.id))
  const swap = { params: { path: { id } }, body: { courseId: other?.id ?? 0 } }
  const swapping = other && client.POST('/api/edu-courses/{id}/swap', swap)
  if (swapping) await refusedWith(context, 409, code, 'swapping what is being paid back', swapping)
  const paying = client.POST('/api/weixin/edu/native/pay', { body: { orderId } })
  await refusedWith(context, 409, code, 'paying for what is being paid back', paying)
  const params = { path: { id: orderId } }
  const { status } = await unwrap(client.GET('/api/member-order-detail/{id}', { params }))
  context.expect(status === 'REFUNDING', 'what was refused leaves the order as it was', status)
}

/** The days between two instants. */
export const daysOf = (until: string | undefined, from: string | null): number =>
  (Date.parse(until ?? '') - Date.parse(from ?? '')) / day

/** Whether a month of China ends at an instant. */
function isMonthEnd(instant: string): boolean {
  return inChina(instant).toISOString().slice(8) === '01T00:00:00.000Z'
}

export const orders: Scenario[] = [
  {
    name: 'What is no course is paid back within thirty days of paying',
    operations: ['listMemberOrders', 'getMemberOrder'],
    writes: false,
    async run(context) {
      const query = { 'status.equals': 'PAID', 'orderType.notEquals': 'EDU', size: 8 }
      let isTried = false
      for (const role of ['person', 'unit'] as const) {
        const client = await context.as(role)
        for (const { id } of await unwrap(client.GET('/api/member-orders', { params: { query } }))) {
          const params = { path: { id } }
          const order = await unwrap(client.GET('/api/member-order-detail/{id}', { params }))
          if (!order.refundTerms) continue
          checkLines(context, order)
          const days = daysOf(order.refundTerms.until, order.payTime)
          const isBookedFirst = order.invoiceStatus === 'ISSUED' && days < 30
          const isMeant = isBookedFirst ? isMonthEnd(order.refundTerms.until) : days === 30
          const rule = 'the terms of a fee end thirty days after paying, or with the month of its invoice'
          context.expect(isMeant, rule, `${days} days: ${order.refundTerms.until}`)
          const isLate = Date.parse(order.payTime ?? '') < context.now().getTime() - 32 * day
          context.expect(
            !isLate || order.refundTerms.refusal !== null,
            'what was paid longer ago is not paid back by rule',
            order.refundTerms.refusal,
          )
          isTried = true
        }
      }
      if (!isTried) context.skip('no account has a paid order over a fee')
    },
  },
  {
    name: 'A course is ordered once, and cancelling frees it',
    operations: [
      ...(['payCourseByWeixin', 'cancelMemberOrder', 'requestOrderRefund'] as const),
      ...(['getInvoiceDraft', 'applyForInvoice', 'getOrderReceipts'] as const),
    ],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const courseId = await courseForSale(context, person)
      if (courseId === undefined) return context.skip('no course is for sale')
      const pay = (body: object) => person.POST('/api/weixin/edu/native/pay', { body })
      const ask = () => unwrap(pay({ courseId }))
      const [first, atOnce] = await Promise.all([ask(), ask()])
      const again = await ask()
      const named = (await pay({ orderId: first.orderId })).data
      const all = [first, atOnce, again, named].map((one) => one?.orderId)
      const [seen, isOne] = [all.join(), new Set(all).size === 1]
      context.expect(isOne, 'the order is resumed', seen)
      checkLasts(context, first.expireTime, 'payCourseByWeixin')
      await refusedRefunds(context, person, first.orderId)
      await refuseMoney(context, person, first.orderId, 'error.orderUnpaid')
      const closed = await unwrap(cancel(person, first.orderId))
      context.expect(closed.status === 'CLOSED', 'a cancelled order is closed', closed.status)
      await refuseMoney(context, person, first.orderId, 'error.orderClosed')
      await refusedWith(context, 409, 'error.orderClosed', 'cancelling twice', cancel(person, first.orderId))
      await refusedWith(
        context,
        409,
        'error.orderClosed',
        'paying a cancelled order',
        pay({ orderId: first.orderId }),
      )
      const next = await unwrap(pay({ courseId }))
      context.expect(next.orderId !== first.orderId, 'a cancelled order is not resumed', next.orderId)
      await unwrap(cancel(person, next.orderId))
    },
  },
  {
    name: 'Paying for a course is for persons, and names one thing',
    operations: ['payCourseByWeixin'],
    writes: true,
    async run(context) {
      const pay = (client: PortalClient, body: object) => client.POST('/api/weixin/edu/native/pay', { body })
      const person = await context.as('person')
      await refused(context, 403, 'a unit', pay(await context.as('unit'), { courseId: 1 }))
      await refused(context, 400, 'neither course nor order', pay(person, {}))
      await refused(context, 400, 'course and order', pay(person, { courseId: 1, orderId: 1 }))
      await refused(context, 404, 'an unknown course', pay(person, { courseId: unknown.path.id }))
      const params = { query: { 'price.equals': 0, sort: newest, size: 1 } }
      const [free] = await unwrap(context.anonymous.GET('/api/public/edu-courses', { params }))
      const buyingFree = 'paying for what costs nothing'
      if (free)
        await refusedWith(context, 409, 'error.courseFree', buyingFree, pay(person, { courseId: free.id }))
      else context.untried(`${buyingFree} is refused`, 'every course costs something')
      const mine = await unwrap(person.GET('/api/edu-courses/my', { params: { query: { size: 100 } } }))
      const owned = mine.find(({ price }) => price > 0)
      const buyingTwice = 'paying for a course that one has'
      if (owned)
        await refusedWith(
          context,
          409,
          'error.courseEnrolled',
          buyingTwice,
          pay(person, { courseId: owned.id }),
        )
      else context.untried(`${buyingTwice} is refused`, 'the person has bought none')
    },
  },
  {
    name: 'A paid order that is asked back is with the association',
    operations: [
      ...(['requestOrderRefund', 'getMemberOrder', 'cancelMemberOrder', 'payCourseByWeixin'] as const),
      ...(['listMemberMessages', 'getInvoiceDraft', 'applyForInvoice'] as const),
      'swapCourse',
    ],
    writes: true,
    async run(context) {
      const pay = context.cashier()
      const person = await context.as('person')
      const courseId = await courseToBuy(context, person)
      if (courseId === undefined) return context.skip('no course is for sale that the person has not')
      const body = { courseId }
      const { orderId, code_url } = await unwrap(person.POST('/api/weixin/edu/native/pay', { body }))
      await pay(code_url)
      const params = { path: { id: orderId } }
      const paid = await unwrap(person.GET('/api/member-order-detail/{id}', { params }))
      context.expect(paid.status === 'PAID', 'what was paid at the gateway is paid', paid.status)
      const told = await toldOf(person, 'ORDER', { kind: 'ORDER', id: orderId })
      const isNamed = told[0]?.content.includes(paid.orderNo) ?? false
      context.expect(
        told.length === 1 && isNamed,
        'an order that was paid is told once, by its number',
        told.length,
      )
      const { refundTerms } = paid
      const isOpen =
        refundTerms?.refusal === null && Date.parse(refundTerms.until) > Date.parse(paid.payTime ?? '')
      context.expect(
        isOpen,
        'what has just been paid can be paid back',
        JSON.stringify(refundTerms),
        'getMemberOrder',
      )
      const days = daysOf(refundTerms?.until, paid.payTime)
      context.expect(days === 7, 'a course is paid back within seven days of paying', days, 'getMemberOrder')
      await refusedWith(context, 409, 'error.orderPaid', 'cancelling a paid order', cancel(person, orderId))
      const paying = person.POST('/api/weixin/edu/native/pay', { body: { orderId } })
      await refusedWith(context, 409, 'error.orderPaid', 'paying a paid order', paying)
      await refusedForeign(context, "paying another's order back", askBack(await context.as('unit'), orderId))
      const asking = onceAtOnce(context, 'asking an order back', () => askBack(person, orderId))
      const order = await unwrap(asking)
      context.expect(order.status === 'REFUNDING', 'it is being paid back', order.status)
      context.expect(order.refund?.reason === reason, 'it keeps the reason', order.refund?.reason)
      const { requestedAt = '', amount } = order.refund ?? {}
      checkNow(context, requestedAt, 'it was asked back now', 'requestOrderRefund')
      const isAfter = requestedAt >= (paid.payTime ?? '')
      context.expect(isAfter, 'an order is asked back after it was paid', requestedAt, 'requestOrderRefund')
      const isWhole = amount === order.totalAmount
      context.expect(isWhole, 'all that was paid is asked back', amount, 'requestOrderRefund')
      context.expect(
        order.refundTerms === null,
        'what is being paid back has no terms any more',
        JSON.stringify(order.refundTerms),
      )
      await refusedWith(context, 409, 'error.orderRefunded', 'asking twice', askBack(person, orderId))
      await refuseRefunding(context, person, orderId, courseId)
    },
  },
]
