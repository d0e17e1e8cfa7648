import { type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { checkForm } from './pay-form.ts'

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
