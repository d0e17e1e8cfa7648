import { type MemberFee, type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import { checkForm, fieldsOf } from './pay-form.ts'

/** What all the open fees of a member come to. */
export const owedInAll = async (client: PortalClient): Promise<number> =>
  (await unwrap(client.GET('/api/member-fees/info'))).unpaidAmount

/** An open order over several fees: they are still owed, asked for again in any sequence, and paid by Alipay in one sum. */
export async function checkSeveral(
  context: Context,
  client: PortalClient,
  order: MemberOrderDetail,
  owedBefore: number,
): Promise<void> {
  const owed = await owedInAll(client)
  context.expect(owed === owedBefore, 'what is in an open order is still owed', `${owed} / ${owedBefore}`)
  const feeIds = order.details.map(({ itemId }) => itemId).toReversed()
  const { data: again, response } = await client.POST('/api/weixin/native/pay', { body: { feeIds } })
  const rule = 'fees that are asked for in another sequence are in the same order'
  context.expect(again?.orderId === order.id, rule, again?.orderId ?? response.status)
  const body = { orderId: order.id }
  const paying = client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' })
  checkForm(context, await unwrap(paying), order)
}

/** Each of several fees is free again once its order is closed. */
export async function checkFree(
  context: Context,
  client: PortalClient,
  fees: readonly MemberFee[],
  when: string,
): Promise<void> {
  const query = { 'id.in': fees.map(({ id }) => id), size: 200 }
  const now = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  const isFree = ({ orderId, payer, isPayable }: MemberFee) => orderId === null && !payer && isPayable
  const free = now.filter(isFree).map(({ id }) => id)
  const rule = `each fee of an order that ${when} is free again`
  context.expect(free.length === fees.length, rule, `${free} of ${query['id.in']}`, 'listMemberFees')
}

/** While one of the fees is in an open order they are not ordered together, by whatever channel. */
export async function checkOneHeld(
  context: Context,
  client: PortalClient,
  fees: readonly MemberFee[],
): Promise<void> {
  const [first] = fees
  const what = 'paying a fee that is in an open order together with another one'
  if (!first || fees.length < 2) return context.untried(`${what} is refused`, 'the person owes one fee')
  const { orderId } = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [first.id] } }))
  const body = { feeIds: fees.map(({ id }) => id) }
  const ways = {
    WeChat: () => client.POST('/api/weixin/native/pay', { body }),
    Alipay: () => client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }),
    transfer: () => client.POST('/api/bank-transfers', { body }),
  }
  for (const [way, pay] of Object.entries(ways))
    await refusedWith(context, 409, 'error.feeInOpenOrder', `${what} by ${way}`, pay())
  await unwrap(client.POST('/api/member-orders/{id}/cancel', at(orderId)))
}

/** By every other channel an order is over the same fees, too, all of them. */
export async function checkOtherChannels(
  context: Context,
  client: PortalClient,
  fees: readonly MemberFee[],
): Promise<void> {
  const body = { feeIds: fees.map(({ id }) => id) }
  const orderOf = async (id: number) => unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
  const ways = {
    transfer: async () => {
      const pay = () => unwrap(client.POST('/api/bank-transfers', { body }))
      const [one, other] = await Promise.all([pay(), pay()])
      const rule = 'who asks twice at once for a transfer is answered one order'
      context.expect(one.orderId === other.orderId, rule, other.orderId, 'payByBankTransfer')
      return orderOf(one.orderId)
    },
    Alipay: async () => {
      const ask = () => unwrap(client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }))
      const [form, other] = await Promise.all([ask(), ask()])
      const [one, two] = [form, other].map((each) => fieldsOf(each).out_trade_no)
      context.expect(one === two, 'who asks Alipay twice at once is answered one order', two, 'payByAlipay')
      const { orderId } = await unwrap(client.GET('/api/member-fees/info/{id}', at(body.feeIds[0] ?? 0)))
      const order = await orderOf(orderId ?? 0)
      checkForm(context, form, order)
      return order
    },
  }
  for (const [way, pay] of Object.entries(ways)) {
    const { id, details } = await pay()
    const items = details.map(({ itemId }) => itemId).toSorted((a, b) => a - b)
    const isWhole = items.join() === body.feeIds.toSorted((a, b) => a - b).join()
    context.expect(isWhole, `an order by ${way} is over each of its fees`, `${items} of ${body.feeIds}`)
    await unwrap(client.POST('/api/member-orders/{id}/cancel', at(id)))
  }
}
