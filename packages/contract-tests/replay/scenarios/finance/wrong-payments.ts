import { type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { everyRow, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { timesTold } from '../account/notices.ts'
import { onJourney } from '../account/travel.ts'
import { withFreePlace } from '../activities.ts'
import { findDesk } from '../desk/desk-client.ts'
import { firstPayable } from '../payments.ts'

const elsewhere =
  'at a gateway that takes real money nothing goes wrong when it is asked to: ask for a test of each in its sandbox'

/** An order over a fee that is paid, each time in another wrong way. */
interface Purchase {
  client: PortalClient
  feeId: number
  pay: ReturnType<Context['cashier']>
}

const open = ({ client, feeId }: Purchase) =>
  unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
const orderOf = ({ client }: Purchase, id: number) =>
  unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
const statusOf = async (purchase: Purchase, id: number) => (await orderOf(purchase, id)).status
const feeStatusOf = async ({ client, feeId }: Purchase) =>
  (await unwrap(client.GET('/api/member-fees/info/{id}', at(feeId)))).status
/** Why each payment of an order that it had no use for was given back. */
const returnedFor = async (purchase: Purchase, id: number) =>
  (await orderOf(purchase, id)).returnedPayments.map(({ reason }) => reason).join()
const told = ({ client }: Purchase, id: number) => timesTold(client, 'ORDER', id)

/** What was given back is what each channel took: not the total where that was wrong, and all of it where it was paid twice. */
function checkReturned({ expect }: Context, order: MemberOrderDetail): void {
  const { returnedPayments, totalAmount, transactionId } = order
  for (const { reason, amount, payChannel } of returnedPayments) {
    const isMeant = (amount === totalAmount) === (reason !== 'WRONG_AMOUNT') && payChannel === 'WECHAT'
    const rule = 'what was given back is what the channel took'
    expect(isMeant, rule, `${reason}: ${amount} of ${totalAmount} by ${payChannel}`, 'getMemberOrder')
  }
  const numbers = [transactionId, ...returnedPayments.map((one) => one.transactionId)]
  const rule = 'each payment for an order has a number of its own'
  expect(new Set(numbers).size === numbers.length, rule, numbers.join(), 'getMemberOrder')
}

/** An order that the channel has the money for, of which it has not told yet. */
async function payLate({ client, pay }: Pick<Purchase, 'client' | 'pay'>, orderId: number): Promise<void> {
  const { code_url } = await unwrap(client.POST('/api/weixin/native/pay', { body: { orderId } }))
  await pay(code_url, { kind: 'LATE', delaySeconds: 3600 })
}

/** Before an order is closed or paid otherwise the channel is asked: what it has the money for is paid. */
async function settleFirst(context: Context, client: PortalClient): Promise<void> {
  const pay = context.cashier()
  const code = 'error.orderPaid'
  const check = async (orderId: number, what: string, call: () => Parameters<typeof refusedWith>[4]) => {
    await payLate({ client, pay }, orderId)
    await refusedWith(context, 409, code, `${what} what the channel has the money for`, call())
    const { status } = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
    context.expect(status === 'PAID', `${what} what was paid just now settles it`, status)
  }
  const feeId = await firstPayable(client)
  if (feeId === undefined)
    context.untried('the channel is asked before an order is closed', 'nothing is owed')
  else {
    const { orderId } = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
    await check(orderId, 'cancelling', () => client.POST('/api/member-orders/{id}/cancel', at(orderId)))
  }
  const next = await firstPayable(client)
  if (next === undefined) context.untried('the channel is asked before a transfer', 'one fee is owed')
  else {
    const { orderId } = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [next] } }))
    await check(orderId, 'transferring', () => client.POST('/api/bank-transfers', { body: { orderId } }))
  }
  const activity = (await withFreePlace(context, client)).find(({ fee }) => fee > 0)
  if (!activity) return context.untried('the channel is asked before a place is given back', 'none is free')
  const path = '/api/member-activities/{id}/sign-up'
  const { orderId } = await unwrap(client.POST(path, at(activity.id)))
  if (orderId !== null) await check(orderId, 'giving back', () => client.DELETE(path, at(activity.id)))
}

/** Money arrives for an order that was closed while it was paid. */
async function payClosed(context: Context, purchase: Purchase): Promise<number> {
  const { orderId, code_url } = await open(purchase)
  await purchase.pay(code_url, { kind: 'CLOSED_MEANWHILE' })
  const status = await statusOf(purchase, orderId)
  context.expect(status === 'CLOSED', 'money for a closed order opens it no more', status)
  const fee = await feeStatusOf(purchase)
  context.expect(fee !== 'PAID', 'money for a closed order pays nothing', fee)
  const times = await told(purchase, orderId)
  context.expect(times === 2, 'that an order was closed is told, and that its money goes back', times)
  const reasons = await returnedFor(purchase, orderId)
  const rule = 'a closed order shows the money that came for it and went back'
  context.expect(reasons === 'ORDER_CLOSED', rule, reasons, 'getMemberOrder')
  return orderId
}

/** Less arrives than was asked for. @returns the order, which can still be paid */
async function payWrongly(context: Context, purchase: Purchase) {
  const order = await open(purchase)
  await purchase.pay(order.code_url, { kind: 'WRONG_AMOUNT' })
  const status = await statusOf(purchase, order.orderId)
  const isOpen = status === 'CREATED' || status === 'PAYING'
  context.expect(isOpen, 'a wrong amount settles nothing: the order stays open', status)
  const { trade_state } = await unwrap(purchase.client.GET('/api/weixin/query-order/{id}', at(order.orderId)))
  context.expect(trade_state !== 'SUCCESS', 'a wrong amount is no success of the trade', trade_state)
  const times = await told(purchase, order.orderId)
  context.expect(times === 1, 'a wrong amount goes back, which is told', times)
  return order
}

/** The same order is paid by two channels, of which the first has not told so yet. */
async function payTwice(context: Context, purchase: Purchase, order: Awaited<ReturnType<typeof open>>) {
  const { client, pay } = purchase
  const before = await told(purchase, order.orderId)
  await pay(order.code_url, { kind: 'LATE', delaySeconds: 3600 })
  const body = { orderId: order.orderId }
  await unwrap(client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }))
  await pay(order.code_url)
  const { status, payChannel } = await orderOf(purchase, order.orderId)
  const isPaid = status === 'PAID' && payChannel === 'ALIPAY'
  context.expect(isPaid, 'the channel that told first has paid the order', `${status} by ${payChannel}`)
  const fee = await feeStatusOf(purchase)
  context.expect(fee === 'PAID', 'and with it the fee', fee, 'getMemberFee')
  const times = (await told(purchase, order.orderId)) - before
  context.expect(times === 2, 'that an order was paid is told, and that the other money goes back', times)
  const reasons = await returnedFor(purchase, order.orderId)
  checkReturned(context, await orderOf(purchase, order.orderId))
  const rule = 'an order shows what was given back, the first one first'
  context.expect(reasons === 'WRONG_AMOUNT,PAID_TWICE', rule, reasons, 'getMemberOrder')
  const query = { 'id.equals': order.orderId }
  const [listed] = await unwrap(client.GET('/api/member-orders', { params: { query } }))
  const shown = listed?.returnedPayments.map(({ reason }) => reason).join()
  const inList = 'a list of orders shows what was given back of each'
  context.expect(shown === reasons, inList, shown, 'listMemberOrders')
  const seen = (await (await findDesk(context))?.GET('/api/admin/orders/{id}', at(order.orderId)))?.data
  const atDesk = seen?.returnedPayments.map(({ reason }) => reason).join() ?? reasons
  context.expect(atDesk === reasons, 'the desk sees what was given back of an order', atDesk, 'getDeskOrder')
}

/** The desk sees which payment was of another amount than its order, and which went back, also of an order that was closed. */
async function checkAtDesk(context: Context, orderId: number, closedId: number): Promise<void> {
  const rule = 'the desk sees each payment of an order, with what is wrong with it'
  const staff = await findDesk(context)
  const params = { query: { 'orderId.in': [orderId, closedId], size: 200 } }
  const { data: all } = staff ? await staff.GET('/api/admin/payments', { params }) : {}
  if (!all) return context.untried(rule, 'there is no desk that may see it')
  const payments = all.filter((one) => one.orderId === orderId)
  const late = all.filter((one) => one.orderId === closedId)
  const isBack = late.length === 1 && late[0]?.refundedAt !== null
  const back = 'the desk sees that money for a closed order went back'
  context.expect(isBack, back, late.map(({ refundedAt }) => refundedAt).join(), 'listDeskPayments')
  const seen = payments.map(({ isMismatch, refundedAt }) => `${isMismatch} ${refundedAt}`).join(', ')
  const isWhole = payments.filter(({ refundedAt }) => refundedAt !== null).length === 2
  context.expect(isWhole && payments.length === 3, rule, seen, 'listDeskPayments')
  everyRow(
    context,
    payments,
    ({ amount, orderAmount, isMismatch }) => isMismatch === (amount === orderAmount ? 0 : 1),
    'a payment of another amount than its order is marked in the list',
    'listDeskPayments',
  )
  const marked = payments.filter(({ isMismatch }) => isMismatch === 1).length
  const counted = (await staff?.GET('/api/admin/monitor'))?.data?.mismatchedPayments ?? marked
  const isCounted = counted >= marked
  context.expect(isCounted, 'payments of another amount are counted', counted, 'getDeskMonitor')
}

/** What the portal does about money that an order has no use for. */
export const wrongPayments: Scenario[] = [
  {
    name: 'What a channel has the money for is paid, whatever is asked of its order meanwhile',
    operations: [
      ...(['cancelMemberOrder', 'payByBankTransfer', 'cancelSignUp', 'payByWeixin'] as const),
      ...(['getMemberOrder', 'signUpForActivity'] as const),
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async () => settleFirst(context, await context.as('person'))),
  },
  {
    name: 'Money that an order has no use for goes back',
    operations: [
      ...(['payByWeixin', 'payByAlipay', 'queryOrder', 'getMemberOrder', 'getMemberFee'] as const),
      ...(['listMemberOrders', 'listMemberMessages', 'listDeskPayments', 'getDeskMonitor'] as const),
      'getDeskOrder',
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async () => {
        const pay = context.cashier()
        const client = await context.as('person')
        const feeId = await firstPayable(client)
        if (feeId === undefined) return context.skip('the person has no fee to pay')
        const purchase = { client, feeId, pay }
        const closedId = await payClosed(context, purchase)
        const order = await payWrongly(context, purchase)
        await payTwice(context, purchase, order)
        await checkAtDesk(context, order.orderId, closedId)
      }),
  },
]
