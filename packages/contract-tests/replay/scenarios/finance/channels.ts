import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { proofOf } from '../account/decided.ts'

/** Pays an open order on Alipay's page. What is ordered follows from the payment, whichever channel it comes by. */
export async function payByAlipay(context: Context, client: PortalClient, orderId: number): Promise<void> {
  const body = { orderId }
  const { code_url } = await unwrap(client.POST('/api/weixin/native/pay', { body }))
  await unwrap(client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }))
  await context.cashier()(code_url)
}

/** Pays an open order by a transfer, which the association confirms. */
export async function payByTransfer(context: Context, client: PortalClient, orderId: number): Promise<void> {
  const confirm = context.association()
  const { orderNo } = await unwrap(client.POST('/api/bank-transfers', { body: { orderId } }))
  const body = { proof: await proofOf(client) }
  await unwrap(client.POST('/api/member-orders/{id}/transfer-proof', { ...at(orderId), body }))
  await confirm({ kind: 'BANK_TRANSFER', naming: orderNo, result: 'APPROVE' })
}
