import {
  type Course,
  type CourseProgress,
  type InvoiceApplication,
  type InvoiceKind,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { payByAlipay, payByTransfer } from '../finance/channels.ts'
import { cut } from './completion.ts'
import { checkStanding, openLesson, watchStretch } from './watching.ts'

const toItsEnd = 'watch a course to its end, and look at its terms again'

const fen = (yuan: number) => Math.round(yuan * 100)
const orderOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
const progressOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/edu-courses/{id}/progress', at(id)))

/** A person beside those whom other scenarios buy for, and what it could buy, the shortest first. */
async function buyer(context: Context, count: number): Promise<{ client: PortalClient; courses: Course[] }> {
  const today = dayInChina(context.now())
  const query = { 'price.greaterThan': 0, 'mine.equals': 0, size: 200 }
  for (const { client } of await context.others()) {
    const { data = [] } = await client.GET('/api/edu-courses', { params: { query } })
    const courses: Course[] = []
    for (const course of data.toSorted((a, b) => a.durationS - b.durationS))
      if (course.onSaleUntil >= today && (await progressOf(client, course.id)).openOrderId === null)
        courses.push(course)
    if (courses.length >= count) return { client, courses: courses.slice(0, count) }
  }
  return context.skip('no further account of the credentials is a person with courses to buy')
}

async function buy(context: Context, client: PortalClient, courseId: number): Promise<number> {
  const body = { courseId }
  const { orderId, code_url } = await unwrap(client.POST('/api/weixin/edu/native/pay', { body }))
  await context.cashier()(code_url)
  return orderId
}

/** Fees are receipted and training is invoiced: no invoice is over both. */
async function refuseWithFee(
  context: Context,
  client: PortalClient,
  courses: number[],
  applyWith: (orderId: number, invoiceKind: InvoiceKind) => Parameters<typeof refused>[3],
): Promise<void> {
  const query = { 'orderType.equals': 'MEMBER_FEE', 'status.equals': 'PAID', 'invoiceStatus.equals': 'NONE' }
  const [fee] = await unwrap(client.GET('/api/member-orders', { params: { query } }))
  const what = 'an invoice over a fee and a course'
  if (!fee) return context.untried(`${what} is refused`, 'the buyer has no paid fee without an invoice')
  const { otherOrders } = await unwrap(client.GET('/api/member-invoices/apply/{id}', at(fee.id)))
  const offered = otherOrders.filter(({ id }) => courses.includes(id))
  context.expect(offered.length === 0, 'a draft over a fee offers no training beside it', offered[0]?.id)
  for (const kind of ['FISCAL_RECEIPT', 'E_NORMAL'] as const)
    await refusedField(context, 'invoiceKind', `${what} as ${kind}`, applyWith(fee.id, kind))
}

/** One invoice over two orders, one of them left out afterwards. */
async function invoiceBoth(context: Context): Promise<void> {
  const { client, courses } = await buyer(context, 2)
  const orderIds: number[] = []
  for (const [place, { id }] of courses.entries()) {
    const ask = () => client.POST('/api/weixin/edu/native/pay', { body: { courseId: id } })
    const { orderId } = await unwrap(ask())
    const what = 'paying for a course whose transfer is looked for'
    const askAgain = () => refusedWith(context, 409, 'error.transferConfirming', what, ask())
    if (place === 0) await payByAlipay(context, client, orderId)
    else await payByTransfer(context, client, orderId, askAgain)
    const { status } = await progressOf(client, id)
    const rule = 'a course is taken by its payment, whichever channel it comes by'
    context.expect(status === 'STUDYING', rule, status, 'getCourseProgress')
    orderIds.push(orderId)
  }
  const [first = 0, second = 0] = orderIds
  const draft = await unwrap(client.GET('/api/member-invoices/apply/{id}', at(first)))
  const kinds = draft.invoiceKinds.toSorted().join()
  context.expect(kinds === 'E_NORMAL,E_SPECIAL', 'training takes either VAT invoice', kinds)
  const offered = draft.otherOrders.map(({ id }) => id)
  context.expect(offered.includes(second), 'a draft offers what else could be on it', offered)
  const company = {
    titleType: 'COMPANY',
    buyerName: '临江启衡工程咨询有限公司',
    buyerTaxNo: '91349901MA2QH21B7T',
  } as const
  const body: InvoiceApplication = {
    ...company,
    orderIds,
    invoiceKind: 'E_NORMAL',
    email: 'finance@portal.example',
  }
  const apply = (changes: object) =>
    client.POST('/api/member/invoice-apply', { body: { ...body, ...changes } })
  const whole = {
    buyerAddress: '观澜路20号',
    buyerTel: '0999-1234567',
    buyerBankName: '中国建设银行临江观澜支行',
    buyerBankAccount: '6222000012345678',
  }
  const special = { ...whole, invoiceKind: 'E_SPECIAL' }
  await refusedField(
    context,
    'titleType',
    'a special invoice to a person',
    apply({ ...special, titleType: 'PERSON' }),
  )
  for (const field of Object.keys(whole))
    await refusedField(
      context,
      field,
      `a special invoice without ${field}`,
      apply({ ...special, [field]: null }),
    )
  await refusedField(
    context,
    'invoiceKind',
    'a receipt for training',
    apply({ invoiceKind: 'FISCAL_RECEIPT' }),
  )
  await refuseWithFee(context, client, orderIds, (orderId, invoiceKind) =>
    apply({ orderIds: [first, orderId], invoiceKind }),
  )
  const invoice = await unwrap(apply({}))
  const sum = courses.reduce((total, { price }) => total + fen(price), 0)
  context.expect(fen(invoice.amount) === sum, 'an invoice is of the sum of its orders', invoice.amount)
  for (const id of orderIds) {
    const { invoiceStatus } = await orderOf(client, id)
    context.expect(invoiceStatus === 'APPLIED', 'each order of an invoice says so', invoiceStatus)
  }
  const fewer = { ...body, id: invoice.id, orderIds: [first] }
  const mended = await unwrap(client.PUT('/api/member/invoice-apply', { body: fewer }))
  context.expect(
    fen(mended.amount) === fen(courses[0]?.price ?? 0),
    'what is left out costs no more',
    mended.amount,
  )
  const both = apply({ orderIds: [second, first] })
  const { params } = await refused(context, 409, 'an invoice over an order that has one', both)
  const named = (params as { orderId?: number } | undefined)?.orderId
  context.expect(!params || named === first, 'the refusal names the order that has an invoice', named)
  const left = await orderOf(client, second)
  context.expect(left.invoiceStatus === 'NONE', 'an order that is left out is free again', left.invoiceStatus)
  const later = await unwrap(client.GET('/api/member-invoices/apply/{id}', at(second)))
  const others = later.otherOrders.map(({ id }) => id)
  context.expect(!others.includes(first), 'a draft offers nothing that is invoiced', others)
  for (const id of others) {
    const { invoiceStatus } = await orderOf(client, id)
    context.expect(
      invoiceStatus === 'NONE',
      'a draft offers nothing that is invoiced',
      `${id}: ${invoiceStatus}`,
      'getInvoiceDraft',
    )
  }
}

/** Watches lessons from their begin for so many seconds together, as if the time had passed. */
async function watch(context: Context, client: PortalClient, id: number, seconds: number): Promise<void> {
  const clock = context.clock('watch a course past a tenth, and look at its terms again')
  let left = seconds
  for (const { lessonId } of (await progressOf(client, id)).lessons) {
    const session = await openLesson(client, lessonId)
    const to = Math.min(session.durationS, left)
    const report = await watchStretch(client, clock, session, { seq: 1, from: 0, to })
    checkStanding(context, report, await progressOf(client, id))
    left -= to
    if (left <= 0) return
  }
}

/** How many milliseconds of a course were watched. */
const watchedMsOf = ({ lessons }: CourseProgress): number =>
  lessons
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { from, to }) => sum + Math.round((to - from) * 1000), 0)

/** The terms of a course end with a tenth of it. */
async function watchTooMuch(context: Context): Promise<void> {
  const { client, courses } = await buyer(context, 1)
  const [course] = courses
  if (!course) return
  const orderId = await buy(context, client, course.id)
  const check = async () => {
    const watched = await progressOf(client, course.id)
    const { progress, refund, swap } = watched
    const share = cut(watchedMsOf(watched) / (course.durationS * 1000))
    const rule = 'of a course the share is told that was watched, rounded down to four decimals'
    context.expect(progress === share, rule, `${progress} / ${share}`, 'getCourseProgress')
    const expected = watchedMsOf(watched) > course.durationS * 100 ? 'WATCHED_TOO_MUCH' : null
    for (const [what, terms] of Object.entries({ refund, swap }))
      context.expect(
        terms?.refusal === expected,
        `${what}: a course is given back while at most a tenth of it is watched`,
        `${progress}: ${terms?.refusal}`,
      )
    const { refundTerms } = await orderOf(client, orderId)
    context.expect(
      refundTerms?.refusal === refund?.refusal,
      'order and course have the same terms',
      `${refundTerms?.refusal} / ${refund?.refusal}`,
    )
  }
  await check()
  // Below the tenth, just the tenth, so little above it that the share is shown as before, and above it.
  for (const share of [0.09, 0.1, 0.10005, 0.12]) {
    await watch(context, client, course.id, course.durationS * share)
    await check()
  }
  const [other] = await unwrap(
    client.GET('/api/edu-courses', { params: { query: { 'mine.equals': 0, size: 1 } } }),
  )
  const body = { courseId: other?.id ?? course.id }
  const swapping = client.POST('/api/edu-courses/{id}/swap', { ...at(course.id), body })
  const { message } = await refused(context, 409, 'swapping what was watched', swapping)
  context.expect(message === 'error.courseWatchedTooMuch', 'the refusal says so', message)
}

/** What was watched to its end is the buyer's for good. */
async function watchAll(context: Context): Promise<void> {
  const { client, courses } = await buyer(context, 2)
  const [course, other] = courses
  if (!course || !other) return
  const orderId = await buy(context, client, course.id)
  await watch(context, client, course.id, course.durationS)
  const { refund, swap } = await progressOf(client, course.id)
  const { refundTerms, swapTerms } = await orderOf(client, orderId)
  for (const terms of [refund, swap, refundTerms, swapTerms]) {
    const rule = 'a course that is completed is not given back'
    context.expect(terms?.refusal === 'COMPLETED', rule, terms?.refusal)
  }
  const body = { courseId: other.id }
  const swapping = client.POST('/api/edu-courses/{id}/swap', { ...at(course.id), body })
  await refusedWith(context, 409, 'error.courseCompleted', 'swapping what is completed', swapping)
}

export const courseOrders: Scenario[] = [
  {
    name: 'An invoice over several orders is of their sum, and frees what it leaves out',
    operations: [
      'decideDeskReview',
      ...(['getInvoiceDraft', 'applyForInvoice', 'reviseInvoiceApplication', 'getMemberOrder'] as const),
      ...(['payCourseByWeixin', 'payByAlipay', 'payByBankTransfer', 'getCourseProgress'] as const),
    ],
    writes: true,
    leaves: 'two paid courses, and an application for an invoice',
    run: invoiceBoth,
  },
  {
    name: 'A course is given back while little of it was watched',
    operations: [
      ...(['getCourseProgress', 'reportWatched', 'openLessonSession', 'swapCourse'] as const),
      ...(['getMemberOrder', 'payCourseByWeixin'] as const),
    ],
    writes: true,
    leaves: 'a paid course',
    run: watchTooMuch,
  },
  {
    name: 'A course that is completed is not given back',
    operations: ['getCourseProgress', 'getMemberOrder', 'swapCourse'],
    writes: true,
    async run(context) {
      // Undone, or it would say afterwards that it was completed at an instant that has not come.
      await context.clock(toItsEnd)(1, () => watchAll(context), 'undone')
    },
  },
]
