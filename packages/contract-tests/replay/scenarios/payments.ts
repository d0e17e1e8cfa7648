import { type MemberFee, type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import { day } from '../run/china-time.ts'
import type { Context } from '../run/context.ts'
import { refused, refusedField, refusedForeign, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { timesTold } from './account/notices.ts'
import { proofOf } from './finance/channels.ts'
import { checkDue } from './finance/due-dates.ts'
import { channelSeconds } from './finance/held.ts'
import { checkAccount } from './finance/own-fees.ts'
import { checkForm } from './finance/pay-form.ts'
import {
  checkFree,
  checkOneHeld,
  checkOtherChannels,
  checkSeveral,
  owedInAll,
} from './finance/several-fees.ts'

const fen = (yuan: number) => Math.round(yuan * 100)

/** Whole days, as far as two clocks agree. */
export const daysUntil = (end: string, now: Date): number =>
  Math.round((Date.parse(end) - now.getTime()) / day)

/** A fee that the member can pay; nothing where none is. */
export async function firstPayable(client: PortalClient): Promise<number | undefined> {
  return (await unwrap(client.GET('/api/member-fees/info'))).payableFeeIds[0]
}

/** What a member owes and no order holds. */
export async function owedBy(client: PortalClient): Promise<MemberFee[]> {
  const status = ['UNPAID' as const, 'OVERDUE' as const]
  const query = { size: 100, 'status.in': status, sort: ['id' as const] }
  const fees = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  return fees.filter(({ orderId, payer }) => orderId === null && payer === null)
}

/** An order of all that is owed; skips the scenario where that is nothing. */
async function orderAll(context: Context, client: PortalClient) {
  const fees = await owedBy(client)
  if (fees.length === 0) context.skip('the person has no fee to pay')
  const body = { feeIds: fees.map(({ id }) => id) }
  const { orderId } = await unwrap(client.POST('/api/weixin/native/pay', { body }))
  const params = { path: { id: orderId } }
  return { fees, params, order: await unwrap(client.GET('/api/member-order-detail/{id}', { params })) }
}

/** A fee or an order that no channel takes. */
async function refuseByAll(
  context: Context,
  client: PortalClient,
  body: { feeIds: number[] } | { orderId: number },
  code: string,
  what: string,
) {
  const channels = {
    WeChat: () => client.POST('/api/weixin/native/pay', { body }),
    Alipay: () => client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }),
    transfer: () => client.POST('/api/bank-transfers', { body }),
  }
  for (const [channel, call] of Object.entries(channels))
    await refusedWith(context, 409, code, `${what} by ${channel}`, call())
}

async function checkOrder(
  context: Context,
  client: PortalClient,
  { orderId, expireTime }: { orderId: number; expireTime: string },
): Promise<MemberOrderDetail> {
  const params = { path: { id: orderId } }
  const order = await unwrap(client.GET('/api/member-order-detail/{id}', { params }))
  const once = await unwrap(client.GET('/api/weixin/query-order/{id}', { params }))
  const twice = await unwrap(client.GET('/api/weixin/query-order/{id}', { params }))
  context.expect(
    JSON.stringify(once) === JSON.stringify(twice),
    'asking twice changes nothing',
    JSON.stringify(twice),
  )
  const seen = order.expireTime
  context.expect(seen === expireTime, 'code and order run out together', seen, 'getMemberOrder')
  for (const [end, operation] of [
    [order.expireTime, 'getMemberOrder'],
    [expireTime, 'payByWeixin'],
  ] as const) {
    const lasts = (Date.parse(end) - Date.parse(order.createdDate)) / 1000
    context.expect(
      Math.abs(lasts - channelSeconds) < 120,
      'an order that is paid by a channel stays open for two hours',
      `${lasts} s`,
      operation,
    )
  }
  context.expect(once.out_trade_no === order.orderNo, 'the query names the order', once.out_trade_no)
  context.expect(
    once.amount.total === fen(order.totalAmount),
    'the query states the amount in fen',
    once.amount.total,
  )
  return order
}

export const payments: Scenario[] = [
  {
    name: 'Paying the same fee twice leads to the same order',
    operations: [
      ...(['payByWeixin', 'payByAlipay', 'queryOrder', 'getMemberOrder'] as const),
      ...(['cancelMemberOrder', 'getMemberFee', 'getMemberFeeInfo', 'payByBankTransfer'] as const),
    ],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const feeId = await firstPayable(client)
      if (feeId === undefined) return context.skip('the person has no fee to pay')
      const body = { feeIds: [feeId] }
      const pay = () => unwrap(client.POST('/api/weixin/native/pay', { body }))
      const [first, atOnce] = await Promise.all([pay(), pay()])
      const again = await pay()
      const isOne = first.orderId === again.orderId && atOnce.orderId === first.orderId
      context.expect(isOne, 'the order is resumed', `${first.orderId} / ${again.orderId}`)
      const order = await checkOrder(context, client, first)
      for (const named of [{ orderId: first.orderId }, body]) {
        const paying = client.POST('/api/alipay/member/trade/page/pay', { body: named, parseAs: 'text' })
        checkForm(context, await unwrap(paying), order)
      }
      const fee = await unwrap(client.GET('/api/member-fees/info/{id}', { params: { path: { id: feeId } } }))
      context.expect(fee.orderId === first.orderId, 'the fee names its order', fee.orderId)
      await checkAccount(context, client)
      const path = { id: first.orderId }
      await unwrap(client.POST('/api/member-orders/{id}/cancel', { params: { path } }))
      const free = await unwrap(client.GET('/api/member-fees/info/{id}', { params: { path: { id: feeId } } }))
      context.expect(free.orderId !== first.orderId, 'a fee is free again after its order', free.orderId)
      context.expect(free.payer === null, 'a fee in no order is paid by nobody', free.payer, 'getMemberFee')
      checkDue(context, [free])
      const { payableFeeIds } = await unwrap(client.GET('/api/member-fees/info'))
      context.expect(payableFeeIds.includes(feeId), 'what is free again can be paid', payableFeeIds)
      const cancelled = { orderId: first.orderId }
      await refuseByAll(context, client, cancelled, 'error.orderClosed', 'an order that was cancelled')
    },
  },
  {
    name: 'An order of all that is owed is the sum of it',
    operations: [
      ...(['payByWeixin', 'payByAlipay', 'payByBankTransfer', 'getMemberOrder'] as const),
      ...(['listMemberFees', 'cancelMemberOrder', 'getMemberFeeInfo', 'getMemberFee'] as const),
    ],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const owed = await owedInAll(client)
      const { fees, params, order } = await orderAll(context, client)
      await checkSeveral(context, client, order, owed)
      const sum = fees.reduce((total, { amount }) => total + fen(amount), 0)
      context.expect(fen(order.totalAmount) === sum, 'an order costs what its fees cost', order.totalAmount)
      const items = order.details.map(({ itemId, amount }) => `${itemId}: ${amount}`).sort()
      const rows = fees.map(({ id, amount }) => `${id}: ${amount}`).sort()
      context.expect(items.join() === rows.join(), 'each item of an order is one of its fees', items)
      const [first, ...more] = fees
      const what = 'paying one of several in an order'
      if (first && more.length > 0)
        await refuseByAll(context, client, { feeIds: [first.id] }, 'error.feeInOpenOrder', what)
      else context.untried(`${what} is refused`, 'the person owes one fee')
      await unwrap(client.POST('/api/member-orders/{id}/cancel', { params }))
      await checkFree(context, client, fees, 'was cancelled')
      await checkOtherChannels(context, client, fees)
      await checkOneHeld(context, client, fees)
    },
  },
  {
    name: 'An order that nobody pays runs out, and frees what is in it',
    operations: [
      ...(['payByWeixin', 'getMemberOrder', 'queryOrder', 'getMemberFee', 'cancelMemberOrder'] as const),
      ...(['getMemberFeeInfo', 'listMemberFees', 'listMemberMessages', 'listMemberOrders'] as const),
    ],
    writes: true,
    async run(context) {
      const clock = context.clock(
        'an order runs out by time alone, for which a run does not wait: leave one open, and look again after its expireTime',
      )
      const client = await context.as('person')
      const { fees, params } = await orderAll(context, client)
      const look = async () => {
        const over = await unwrap(client.GET('/api/member-order-detail/{id}', { params }))
        context.expect(over.status === 'CLOSED', 'an order that ran out is closed', over.status)
        const told = await timesTold(client, 'ORDER', params.path.id)
        const rule = 'that an order closes soon is told once, and once that it was closed'
        context.expect(told === 2, rule, told)
        const trade = await unwrap(client.GET('/api/weixin/query-order/{id}', { params }))
        context.expect(trade.trade_state === 'CLOSED', 'its trade has ended', trade.trade_state)
        await checkFree(context, client, fees, 'ran out')
        const path = { id: fees[0]?.id ?? 0 }
        const fee = await unwrap(client.GET('/api/member-fees/info/{id}', { params: { path } }))
        context.expect(fee.orderId === null && fee.isPayable, 'what ran out frees its fees', fee.orderId)
        const body = { orderId: params.path.id }
        const paying = client.POST('/api/weixin/native/pay', { body })
        await refusedWith(context, 409, 'error.orderClosed', 'paying what ran out', paying)
        const cancelling = client.POST('/api/member-orders/{id}/cancel', { params })
        await refusedWith(context, 409, 'error.orderClosed', 'cancelling what ran out', cancelling)
      }
      // Undone, or the order would say afterwards that it was closed at an instant that has not come.
      await clock(channelSeconds + 1, look, 'undone')
      await unwrap(client.POST('/api/member-orders/{id}/cancel', { params }))
    },
  },
  {
    name: 'What cannot be paid is refused',
    operations: ['payByWeixin', 'payByAlipay', 'payByBankTransfer', 'queryOrder'],
    writes: true,
    async run(context) {
      const client = await context.as('person')
      const unit = await context.as('unit')
      const unknown = { feeIds: [9007199254740991] }
      await refused(context, 400, 'paying nothing', client.POST('/api/weixin/native/pay', { body: {} }))
      await refused(
        context,
        400,
        'paying fees and an order at once',
        client.POST('/api/weixin/native/pay', { body: { feeIds: [1], orderId: 1 } }),
      )
      await refused(context, 404, 'an unknown fee', client.POST('/api/weixin/native/pay', { body: unknown }))
      await refused(
        context,
        404,
        'an unknown fee',
        client.POST('/api/alipay/member/trade/page/pay', { body: unknown, parseAs: 'text' }),
      )
      const [foreign] = await unwrap(unit.GET('/api/member-fees/user'))
      if (!foreign) context.untried("another member's fee is not paid", 'the unit has no fee')
      else
        await refusedForeign(
          context,
          "another member's fee",
          client.POST('/api/weixin/native/pay', { body: { feeIds: [foreign.id] } }),
        )
      const query = { 'status.equals': 'PAID' }
      const [paid] = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
      if (!paid) context.untried('a fee is not paid twice', 'the person has paid none')
      else await refuseByAll(context, client, { feeIds: [paid.id] }, 'error.feePaid', 'a paid fee')
      // It names what is not there, so that nothing is ordered by who takes it.
      const astray = { ...unknown, returnUrl: 'https://phishing.example/paid' }
      const returning = client.POST('/api/alipay/member/trade/page/pay', { body: astray, parseAs: 'text' })
      await refusedField(context, 'returnUrl', 'a way back to another website', returning)
    },
  },
  {
    name: 'A transfer names account and order',
    operations: [
      'payByBankTransfer',
      'payByWeixin',
      'handInTransferProof',
      'uploadFile',
      'getMemberOrder',
      'cancelMemberOrder',
    ],
    writes: true,
    leaves: 'an uploaded picture of the person',
    async run(context) {
      const client = await context.as('person')
      const feeId = await firstPayable(client)
      if (feeId === undefined) return context.skip('the person has no fee to pay')
      const pay = (body: object) => client.POST('/api/bank-transfers', { body })
      await refusedField(context, 'feeIds', 'transferring nothing', pay({}))
      await refused(context, 404, 'an unknown fee', pay({ feeIds: [9007199254740991] }))
      const body = { feeIds: [feeId] }
      const proof = await proofOf(client)
      const { orderId: id } = await unwrap(client.POST('/api/weixin/native/pay', { body }))
      const params = { path: { id } }
      const handIn = (by: PortalClient) =>
        by.POST('/api/member-orders/{id}/transfer-proof', { params, body: { proof } })
      const { message } = await refused(context, 409, 'the proof of an order by WeChat', handIn(client))
      context.expect(message === 'error.orderNotByTransfer', 'the refusal says by what it is paid', message)
      const first = await unwrap(pay(body))
      context.expect(first.orderId === id, 'the order is resumed by transfer', `${id} / ${first.orderId}`)
      context.expect(first.status === 'AWAITING_PROOF', 'the proof is awaited first', first.status)
      const again = await unwrap(pay(body))
      context.expect(again.orderId === id, 'the order is resumed', `${id} / ${again.orderId}`)
      const order = await unwrap(client.GET('/api/member-order-detail/{id}', { params }))
      context.expect(order.payChannel === 'BANK', 'the order is paid by transfer', order.payChannel)
      context.expect(
        order.expireTime === first.expireTime,
        'order and transfer run out together',
        order.expireTime,
      )
      const days = daysUntil(order.expireTime, context.now())
      context.expect(days === 7, 'an order by transfer stays open for seven days', days)
      context.expect(
        fen(first.amount) === fen(order.totalAmount),
        'the order’s total is transferred',
        first.amount,
        'payByBankTransfer',
      )
      await refusedForeign(context, "the proof of another's order", handIn(await context.as('unit')))
      // Its own proof would keep the order, and the fee in it, until the association has decided.
      await unwrap(client.POST('/api/member-orders/{id}/cancel', { params }))
      await refusedWith(context, 409, 'error.orderClosed', 'the proof of a closed order', handIn(client))
    },
  },
]
