import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { everyRow } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { timesTold } from '../account/notices.ts'
import { onJourney } from '../account/travel.ts'
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

/** Money arrives for an order that was closed while it was paid. */
async function payClosed(context: Context, purchase: Purchase): Promise<void> {
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
  const rule = 'an order shows what was given back, the first one first'
  context.expect(reasons === 'WRONG_AMOUNT,PAID_TWICE', rule, reasons, 'getMemberOrder')
  const query = { 'id.equals': order.orderId }
  const [listed] = await unwrap(client.GET('/api/member-orders', { params: { query } }))
  const shown = listed?.returnedPayments.map(({ reason }) => reason).join()
  const inList = 'a list of orders shows what was given back of each'
  context.expect(shown === reasons, inList, shown, 'listMemberOrders')
}

/** The desk sees which payment was of another amount than its order, and which went back. */
async function checkAtDesk(context: Context, orderId: number): Promise<void> {
  const rule = 'the desk sees each payment of an order, with what is wrong with it'
  const staff = await findDesk(context)
  const params = { query: { 'orderId.equals': orderId } }
  const { data: payments } = staff ? await staff.GET('/api/admin/payments', { params }) : {}
  if (!payments) return context.untried(rule, 'there is no desk that may see it')
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
    name: 'Money that an order has no use for goes back',
    operations: [
      ...(['payByWeixin', 'payByAlipay', 'queryOrder', 'getMemberOrder', 'getMemberFee'] as const),
      ...(['listMemberOrders', 'listMemberMessages', 'listDeskPayments', 'getDeskMonitor'] as const),
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async () => {
        const pay = context.cashier()
        const client = await context.as('person')
        const feeId = await firstPayable(client)
        if (feeId === undefined) return context.skip('the person has no fee to pay')
        const purchase = { client, feeId, pay }
        await payClosed(context, purchase)
        const order = await payWrongly(context, purchase)
        await payTwice(context, purchase, order)
        await checkAtDesk(context, order.orderId)
      }),
  },
]
