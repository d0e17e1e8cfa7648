import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { timesTold } from '../account/notices.ts'
import { minute, onJourney } from '../account/travel.ts'
import { isValid } from '../activities.ts'
import { payByTransfer } from '../finance/channels.ts'
import { deskClient, requirePermission } from './desk-client.ts'

const elsewhere =
  'it takes a day and money: sign up for an activity that costs something, pay, look at the notices a day before it, and let it be called off'

const notTold = 'that an activity begins in a day is not told to who gave the place back'

/** An activity in a week that costs something, for which members can sign up now. */
async function hold(staff: PortalClient, now: number) {
  const inDays = (days: number) => new Date(now + days * day).toISOString()
  const body = {
    title: '回放核对用收费活动',
    signUpStart: inDays(-1),
    signUpDeadline: inDays(5),
    startTime: inDays(7),
    endTime: inDays(7.25),
    address: '回放核对用地点',
    quota: 5,
    fee: 50,
    creditHours: 0,
    content: '<p>回放核对用活动。</p>',
  }
  const { id, version } = await unwrap(staff.POST('/api/admin/activities', { body }))
  return unwrap(staff.POST('/api/admin/activities/{id}/publish', { ...at(id), body: { version } }))
}

/** A place in an activity, its order, and how often its member was told of it. */
interface Place {
  id: number
  orderId: number
  told: number
}

/** Takes a place and pays for it. @returns the order */
async function takePlace(context: Context, client: PortalClient, id: number): Promise<number> {
  const { orderId } = await unwrap(client.POST('/api/member-activities/{id}/sign-up', at(id)))
  if (orderId === null) {
    context.expect(false, 'a place that costs something is ordered', orderId)
    return context.skip('the place was not ordered')
  }
  const look = () =>
    unwrap(client.GET('/api/member-activities/user', { params: { query: { 'activityId.equals': id } } }))
  await payByTransfer(context, client, orderId, async () => {
    const { expireTime } = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
    const until = (await look())[0]?.payUntil
    const held = 'a place whose money is on its way is held until its order runs out'
    context.expect(until === expireTime, held, `${until} / ${expireTime}`, 'listMySignUps')
  })
  const [place] = await look()
  const rule = 'a place of which the transfer is confirmed is paid'
  context.expect(place?.payState === 'PAID', rule, place?.payState, 'listMySignUps')
  return orderId
}

/** Takes a place and gives it back. @returns how often the member was told of the activity then */
async function comeAndGo(client: PortalClient, id: number): Promise<number> {
  await unwrap(client.POST('/api/member-activities/{id}/sign-up', at(id)))
  await unwrap(client.DELETE('/api/member-activities/{id}/sign-up', at(id)))
  return timesTold(client, 'ACTIVITY', id)
}

/** A day before it begins, who takes part is told of it. */
async function checkTomorrow(context: Context, client: PortalClient, id: number, before: number) {
  const told = (await timesTold(client, 'ACTIVITY', id)) - before
  context.expect(told === 1, 'that an activity begins in a day is told once to who takes part', told)
}

/** It is called off: who takes part is told, and what was paid goes back. */
async function checkCalledOff(context: Context, client: PortalClient, { id, orderId, told }: Place) {
  const more = (await timesTold(client, 'ACTIVITY', id)) - told
  context.expect(more === 1, 'that an activity is called off is told once to who takes part', more)
  const { status } = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
  const isBack = status === 'REFUNDING' || status === 'REFUNDED'
  context.expect(isBack, 'what was paid for an activity that is called off goes back', status)
}

/** Everybody who has signed up is at the desk as their order says. */
async function expectPlaces(context: Context, staff: PortalClient, id: number, meant: string, rule: string) {
  const places = await unwrap(staff.GET('/api/admin/activities/{id}/sign-ups', at(id)))
  const other = places.map(({ status, payState }) => `${status} ${payState}`).find((one) => one !== meant)
  context.expect(places.length > 0 && other === undefined, rule, other ?? 'nobody', 'listDeskSignUps')
}

/** An order for a place in what is called off is closed, and is paid neither way. So it is of who has signed up before. */
async function checkUnpaid(
  context: Context,
  staff: PortalClient,
  member: PortalClient,
  earlier: PortalClient | null,
): Promise<void> {
  const { id, version } = await hold(staff, context.now().getTime())
  const first = earlier && (await unwrap(earlier.POST('/api/member-activities/{id}/sign-up', at(id))))
  const { orderId } = await unwrap(member.POST('/api/member-activities/{id}/sign-up', at(id)))
  if (orderId === null) return context.skip('the place was not ordered')
  await unwrap(member.POST('/api/weixin/native/pay', { body: { orderId } }))
  await expectPlaces(context, staff, id, 'SIGNED DUE', 'at the desk a place is held until it is paid')
  const told = () =>
    Promise.all([member, ...(earlier ? [earlier] : [])].map((one) => timesTold(one, 'ACTIVITY', id)))
  const before = await told()
  await unwrap(staff.POST('/api/admin/activities/{id}/cancel', { ...at(id), body: { version } }))
  await expectPlaces(context, staff, id, 'CANCELLED CLOSED', 'at the desk a place is free with its order')
  const more = (await told()).map((times, place) => times - (before[place] ?? 0))
  const each = 'that an activity is called off is told once to each who has a place'
  context.expect(
    more.every((times) => times === 1),
    each,
    more.join(),
    'cancelDeskActivity',
  )
  if (earlier && first?.orderId) {
    const { status: closed } = await unwrap(earlier.GET('/api/member-order-detail/{id}', at(first.orderId)))
    context.expect(closed === 'CLOSED', 'each order for what is called off is closed', closed)
  }
  const { status } = await unwrap(member.GET('/api/member-order-detail/{id}', at(orderId)))
  context.expect(status === 'CLOSED', 'an order for what is called off is closed', status)
  const paying = member.POST('/api/alipay/member/trade/page/pay', { body: { orderId } })
  await refusedWith(context, 409, 'error.orderClosed', 'paying for what is called off', paying)
  const query = { 'activityId.equals': id }
  const [place] = await unwrap(member.GET('/api/member-activities/user', { params: { query } }))
  context.expect(
    place?.payState === 'CLOSED',
    'nothing is to be paid for what is called off',
    place?.payState,
  )
  const listing = context.anonymous.GET('/api/public/member-activities', {
    params: { query: { 'id.equals': id } },
  })
  const [listed] = await unwrap(listing)
  const rule = 'what is called off stays in the list, and says so'
  context.expect(listed?.status === 'CANCELLED', rule, listed?.status, 'listActivities')
}

export const calledOff: Scenario[] = [
  {
    name: 'The desk: what is called off is paid by nobody',
    operations: [
      'decideDeskReview',
      ...(['cancelDeskActivity', 'createDeskActivity', 'publishDeskActivity', 'signUpForActivity'] as const),
      ...(['getMemberOrder', 'payByWeixin', 'payByAlipay', 'listMySignUps'] as const),
      ...(['listActivities', 'listDeskSignUps'] as const),
    ],
    writes: true,
    leaves: 'an activity that was called off',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      const member = await context.as('person')
      if (!(await isValid(context, member))) return context.skip('the membership of the person has ended')
      const unit = await context.as('unit')
      const isTwo = await isValid(context, unit)
      if (!isTwo)
        context.untried('each of several is told of what is called off', 'the unit is no member now')
      await checkUnpaid(context, staff, member, isTwo ? unit : null)
    },
  },
  {
    name: 'The desk: who takes part is told a day before, and when it is called off, with the money back',
    operations: [
      'decideDeskReview',
      ...(['cancelDeskActivity', 'createDeskActivity', 'publishDeskActivity', 'signUpForActivity'] as const),
      ...(['getMemberOrder', 'payByBankTransfer', 'listMemberMessages', 'cancelSignUp'] as const),
      ...(['listMySignUps', 'handInTransferProof', 'updateDeskActivity'] as const),
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async ({ to }) => {
        const staff = await deskClient(context)
        await requirePermission(context, 'desk.courses')
        const client = await context.as('person')
        if (!(await isValid(context, client))) return context.skip('the membership of the person has ended')
        const held = await hold(staff, context.now().getTime())
        const { id } = held
        const orderId = await takePlace(context, client, id)
        const before = await timesTold(client, 'ACTIVITY', id)
        const unit = await context.as('unit')
        const gone = (await isValid(context, unit)) ? await comeAndGo(unit, id) : null
        // It is moved up, and who takes part is told a day before it begins by now.
        const moved = { ...held, startTime: new Date(Date.parse(held.startTime) - day / 2).toISOString() }
        const { version, startTime } = await unwrap(staff.PUT('/api/admin/activities', { body: moved }))
        await to(Date.parse(startTime) - day + minute, async () => {
          const [clerk, member] = [await logInAnew(context, 'staff'), await logInAnew(context, 'person')]
          await checkTomorrow(context, member, id, before)
          if (gone === null) context.untried(notTold, 'the membership of the unit has ended')
          else {
            const more = (await timesTold(await logInAnew(context, 'unit'), 'ACTIVITY', id)) - gone
            context.expect(more === 0, notTold, more, 'listMemberMessages')
          }
          const told = await timesTold(member, 'ACTIVITY', id)
          await unwrap(clerk.POST('/api/admin/activities/{id}/cancel', { ...at(id), body: { version } }))
          await checkCalledOff(context, member, { id, orderId, told })
        })
      }),
  },
]
