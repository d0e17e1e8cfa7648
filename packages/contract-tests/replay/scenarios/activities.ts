import {
  type Activity,
  type ActivitySignUp,
  type PortalClient,
  unwrap,
  unwrapList,
} from '@portal/api-contract'
import { day, dayInChina } from '../run/china-time.ts'
import type { Context } from '../run/context.ts'
import { onceAtOnce, refused, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { logInAnew } from './account/log-in-anew.ts'
import { type Journey, minute, onJourney, requireSameYear } from './account/travel.ts'
import { payByAlipay } from './finance/channels.ts'
import { checkClosingTold, checkNow, checkUnchosen } from './finance/held.ts'
import { checkService } from './finance/invoices.ts'

const elsewhere =
  'it takes time and money: sign up for an activity that costs something, and look at its places once the order was paid back, and once it has run out'

/** Whether the membership is valid today. */
export async function isValid(context: Context, member: PortalClient): Promise<boolean> {
  const { validTo } = await unwrap(member.GET('/api/member/current'))
  return (validTo ?? '') >= dayInChina(context.now())
}

/** The activities with a free place that the member does not hold yet; none for whom the membership has ended. */
export async function withFreePlace(context: Context, member: PortalClient) {
  if (!(await isValid(context, member))) return []
  const query = { 'status.equals': 'SIGNUP', size: 100 }
  const open = await unwrap(context.anonymous.GET('/api/public/member-activities', { params: { query } }))
  const mine = await unwrap(member.GET('/api/member-activities/user', { params: { query: { size: 100 } } }))
  const held = new Set(mine.filter(({ status }) => status === 'SIGNED').map(({ activityId }) => activityId))
  return open.filter(({ id, signedCount, quota }) => signedCount < quota && !held.has(id))
}

/** A place whose order is over is lost, and can be taken again. @returns the place that is taken then */
async function checkFreed(
  context: Context,
  member: PortalClient,
  { id, signedCount }: Activity,
  lost: ActivitySignUp,
  when: string,
): Promise<ActivitySignUp> {
  const mine = { params: { query: { 'id.equals': lost.id } } }
  const [seen] = await unwrap(member.GET('/api/member-activities/user', mine))
  const isLost = seen?.payState === 'CLOSED' && seen.status === 'CANCELLED'
  context.expect(isLost, `a place is lost ${when}`, `${seen?.payState} ${seen?.status}`, 'listMySignUps')
  const alone = { params: { query: { id } } }
  const taken = (await unwrap(context.anonymous.GET('/api/public/member-activity', alone))).signedCount
  const rule = `a place is free again ${when}`
  // Others' places may be free by then, too.
  context.expect(taken <= signedCount, rule, `${taken} after ${signedCount}`, 'getActivity')
  const params = { path: { id } }
  return unwrap(member.POST('/api/member-activities/{id}/sign-up', { params }))
}

/** A place is paid and paid back, then taken again and not paid in time. */
async function freeTwice(context: Context, { to }: Journey): Promise<void> {
  const [pay, decide] = [context.cashier(), context.association()]
  const person = await context.as('person')
  const tomorrow = context.now().getTime() + day
  const chosen = (await withFreePlace(context, person)).find(
    ({ fee, signUpDeadline }) => fee > 0 && Date.parse(signUpDeadline) > tomorrow,
  )
  if (!chosen) return context.skip('no activity with a fee has a free place for the person')
  const params = { path: { id: chosen.id } }
  const first = await unwrap(person.POST('/api/member-activities/{id}/sign-up', { params }))
  const body = { orderId: first.orderId ?? 0 }
  const { orderNo, code_url, expireTime } = await unwrap(person.POST('/api/weixin/native/pay', { body }))
  const isHeld = first.payUntil === expireTime
  context.expect(isHeld, 'a place is held until its order runs out', `${first.payUntil} / ${expireTime}`)
  await pay(code_url)
  const { reasons } = await unwrap(person.GET('/api/member/closing'))
  const isTied = reasons.includes('error.activitiesPaid')
  context.expect(isTied, 'a place that was paid stands against closing', reasons.join(), 'getAccountClosing')
  const back = { params: { path: { id: body.orderId } }, body: { reason: '契约回放：不能参加' } }
  await unwrap(person.POST('/api/member-orders/{id}/refund', back))
  await decide({ kind: 'ORDER_REFUND', naming: orderNo, result: 'APPROVE' })
  const second = await checkFreed(context, person, chosen, first, 'once its order was paid back')
  const end = Date.parse(second.payUntil ?? '') + minute
  if (Number.isNaN(end)) return context.skip('the place does not say until when it is held')
  requireSameYear(context, end)
  await to(end, async () => {
    const later = await logInAnew(context, 'person')
    const over = { params: { query: { 'id.equals': second.orderId ?? 0 } } }
    const [listed] = await unwrap(later.GET('/api/member-orders', over))
    context.expect(listed?.status === 'CLOSED', 'an order that ran out is CLOSED in its list', listed?.status)
    await checkClosingTold(context, later, second.orderId ?? 0)
    await checkFreed(context, later, chosen, second, 'once its order has run out')
  })
}

/** How many places more are taken than before, alone and in the list. */
async function checkCount(
  { anonymous, expect }: Context,
  { id, signedCount }: Activity,
  more: number,
  rule: string,
): Promise<void> {
  const alone = await unwrap(anonymous.GET('/api/public/member-activity', { params: { query: { id } } }))
  const query = { 'id.equals': id }
  const [row] = await unwrap(anonymous.GET('/api/public/member-activities', { params: { query } }))
  for (const seen of [alone.signedCount, row?.signedCount]) expect(seen === signedCount + more, rule, seen)
}

export const activities: Scenario[] = [
  {
    name: 'Activities: their times agree, and one is the same alone',
    operations: ['listActivities', 'getActivity'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      const all = { params: { query: { size: 100, sort: ['startTime' as const] } } }
      const { items } = await unwrapList(anonymous.GET('/api/public/member-activities', all))
      for (const row of items) {
        const [last, start, end] = [row.signUpDeadline, row.startTime, row.endTime].map(Date.parse)
        context.expect(
          Number(last) <= Number(start) && Number(start) < Number(end),
          'signing up ends before the start, the start is before the end',
          row.id,
        )
        context.expect(row.signedCount <= row.quota, 'there are no more places than the quota', row.id)
      }
      const [first] = items
      if (first) {
        const params = { query: { id: first.id } }
        const activity = await unwrap(anonymous.GET('/api/public/member-activity', { params }))
        context.expect(
          activity.title === first.title,
          'an activity is the same alone as in the list',
          activity.title,
        )
      }
      const params = { query: { id: 9_007_199_254_740_991 } }
      const unknown = anonymous.GET('/api/public/member-activity', { params })
      await refused(context, 404, 'an activity that there is not', unknown)
    },
  },
  {
    name: 'Who is no member cannot sign up',
    operations: ['signUpForActivity'],
    writes: true,
    async run(context) {
      const path = '/api/member-activities/{id}/sign-up'
      const params = { path: { id: 1 } }
      await refused(context, 401, 'signing up without a login', context.anonymous.POST(path, { params }))
      const applicant = await context.as('applicant')
      await refused(context, 403, 'signing up as an applicant', applicant.POST(path, { params }))
    },
  },
  {
    name: 'What is full takes nobody, and what is not open lets nobody in or out',
    operations: ['signUpForActivity', 'cancelSignUp', 'listActivities', 'listMySignUps'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      if (!(await isValid(context, person))) return context.skip("the person's membership has ended")
      const path = '/api/member-activities/{id}/sign-up'
      const at = (id: number) => ({ params: { path: { id } } })
      const params = { query: { size: 100 } }
      const all = await unwrap(context.anonymous.GET('/api/public/member-activities', { params }))
      const held = await unwrap(person.GET('/api/member-activities/user', { params }))
      const isHeld = (id: number) => held.some((one) => one.activityId === id && one.status === 'SIGNED')
      const refusedWith = async (code: string, what: string, call: Parameters<typeof refused>[3]) => {
        const { message } = await refused(context, 409, what, call)
        context.expect(message === undefined || message === code, `${what} is refused with ${code}`, message)
      }
      for (const { id, status, quota, signedCount } of all) {
        const isFull = status === 'SIGNUP' && signedCount >= quota
        if (isHeld(id) || (status === 'SIGNUP' && !isFull)) continue
        const code = isFull ? 'error.activityFull' : 'error.activityNotOpen'
        await refusedWith(
          code,
          isFull ? 'a place in what is full' : `a place in what is ${status}`,
          person.POST(path, at(id)),
        )
      }
      for (const { activityId, activityStatus, status } of held)
        if (status === 'SIGNED' && activityStatus !== 'SIGNUP')
          await refusedWith(
            'error.activityNotOpen',
            `giving back a place in what is ${activityStatus}`,
            person.DELETE(path, at(activityId)),
          )
    },
  },
  {
    name: 'A place is taken once and given back',
    operations: ['signUpForActivity', 'cancelSignUp', 'listMySignUps', 'getActivity', 'listActivities'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const chosen = (await withFreePlace(context, person)).find(({ fee }) => fee === 0)
      if (!chosen) return context.skip('no activity without a fee has a free place for the person')
      const path = '/api/member-activities/{id}/sign-up'
      const params = { path: { id: chosen.id } }
      const place = await unwrap(onceAtOnce(context, 'taking a place', () => person.POST(path, { params })))
      context.expect(place.activityId === chosen.id, 'the place is in the activity', place.activityId)
      checkNow(context, place.signedDate, 'a place is taken now', 'signUpForActivity')
      await refusedWith(context, 409, 'error.activitySigned', 'a second place', person.POST(path, { params }))
      await checkCount(context, chosen, 1, 'one place more is taken')
      await unwrap(person.DELETE(path, { params }))
      await checkCount(context, chosen, 0, 'a place that was given back is free again')
      await refused(context, 404, 'cancelling what was cancelled', person.DELETE(path, { params }))
      const after = await unwrap(
        person.GET('/api/member-activities/user', { params: { query: { 'id.equals': place.id } } }),
      )
      context.expect(after[0]?.status === 'CANCELLED', 'it stays in the list as cancelled', after[0]?.status)
    },
  },
  {
    name: 'A place that costs something is held by its order',
    operations: [
      'signUpForActivity',
      'cancelSignUp',
      'listMySignUps',
      'getMemberOrder',
      'cancelMemberOrder',
      'payByWeixin',
      'getActivity',
    ],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const chosen = (await withFreePlace(context, person)).find(({ fee }) => fee > 0)
      if (!chosen) return context.skip('no activity with a fee has a free place for the person')
      const params = { path: { id: chosen.id } }
      const signUp = async () => {
        const place = await unwrap(person.POST('/api/member-activities/{id}/sign-up', { params }))
        context.expect(place.payState === 'DUE', 'a place with a fee has still to be paid', place.payState)
        return { ...place, path: { id: place.orderId ?? 0 } }
      }
      const orderOf = (path: { id: number }) =>
        unwrap(person.GET('/api/member-order-detail/{id}', { params: { path } }))
      const first = await signUp()
      await checkCount(context, chosen, 1, 'a place that is held until it is paid is taken')
      const order = await orderOf(first.path)
      checkUnchosen(context, order)
      context.expect(order.totalAmount === chosen.fee, 'the order is over the fee', order.totalAmount)
      context.expect(order.orderType === 'OTHER', 'it is over neither a fee nor a course', order.orderType)
      const trade = await unwrap(person.POST('/api/weixin/native/pay', { body: { orderId: first.path.id } }))
      context.expect(trade.orderId === order.id, 'it is paid as other orders are', trade.orderId)
      await unwrap(person.POST('/api/member-orders/{id}/cancel', { params: { path: first.path } }))
      const listed = await unwrap(
        person.GET('/api/member-activities/user', { params: { query: { 'id.equals': first.id } } }),
      )
      const rule = 'its place is free with the order'
      context.expect(listed[0]?.status === 'CANCELLED', rule, listed[0]?.status)
      await checkCount(context, chosen, 0, rule)
      const second = await signUp()
      await unwrap(person.DELETE('/api/member-activities/{id}/sign-up', { params }))
      const { status } = await orderOf(second.path)
      context.expect(status === 'CLOSED', 'the order is closed with its place', status)
    },
  },
  {
    name: 'A place that was paid is given back through its order',
    operations: [
      ...(['signUpForActivity', 'cancelSignUp', 'listMySignUps', 'requestOrderRefund'] as const),
      ...(['payByAlipay', 'getInvoiceDraft', 'applyForInvoice'] as const),
    ],
    writes: true,
    leaves: 'a place in an activity that is asked to be paid back',
    async run(context) {
      const unit = await context.as('unit')
      const chosen = (await withFreePlace(context, unit)).find(({ fee }) => fee > 0)
      if (!chosen) return context.skip('no activity with a fee has a free place for the unit')
      const params = { path: { id: chosen.id } }
      const { id, orderId } = await unwrap(unit.POST('/api/member-activities/{id}/sign-up', { params }))
      const body = { orderId: orderId ?? 0 }
      await payByAlipay(context, unit, body.orderId)
      const listed = await unwrap(
        unit.GET('/api/member-activities/user', { params: { query: { 'id.equals': id } } }),
      )
      context.expect(
        listed[0]?.payState === 'PAID',
        'a place whose order is paid is paid',
        listed[0]?.payState,
      )
      await checkService(context, unit, body.orderId)
      const giving = unit.DELETE('/api/member-activities/{id}/sign-up', { params })
      await refusedWith(context, 409, 'error.activityPaid', 'cancelling a place that was paid', giving)
      const back = { params: { path: { id: body.orderId } }, body: { reason: '契约回放：不能参加' } }
      const order = await unwrap(unit.POST('/api/member-orders/{id}/refund', back))
      context.expect(order.status === 'REFUNDING', 'its order is asked back', order.status)
    },
  },
  {
    name: 'A place is free again once its order was paid back or has run out',
    operations: [
      'decideDeskReview',
      ...(['signUpForActivity', 'listMySignUps', 'getActivity', 'requestOrderRefund'] as const),
      ...(['payByWeixin', 'getAccountClosing', 'listMemberOrders', 'listMemberMessages'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, elsewhere, (journey) => freeTwice(context, journey)),
  },
]
