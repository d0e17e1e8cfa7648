import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'

/** A picture that proves a transfer, uploaded by its payer. @param more bytes that tell it from another one */
export async function proofOf(client: PortalClient, ...more: number[]) {
  const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...more)], '回单.png')
  return unwrap(client.POST('/api/files', { body: { file } }))
}

/** Pays an open order on Alipay's page. What is ordered follows from the payment, whichever channel it comes by. */
export async function payByAlipay(context: Context, client: PortalClient, orderId: number): Promise<void> {
  const body = { orderId }
  const { code_url } = await unwrap(client.POST('/api/weixin/native/pay', { body }))
  await unwrap(client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }))
  await context.cashier()(code_url)
}

/** Pays an open order by a transfer, which the association confirms. @param meanwhile is done while it looks for the money */
export async function payByTransfer(
  context: Context,
  client: PortalClient,
  orderId: number,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const confirm = context.association()
  const { orderNo, expireTime } = await unwrap(client.POST('/api/bank-transfers', { body: { orderId } }))
  const days = Math.round((Date.parse(expireTime) - context.now().getTime()) / day)
  const rule = 'what is transferred is held for seven days, whatever it is'
  context.expect(days === 7, rule, days, 'payByBankTransfer')
  const body = { proof: await proofOf(client) }
  await unwrap(client.POST('/api/member-orders/{id}/transfer-proof', { ...at(orderId), body }))
  await meanwhile()
  await confirm({ kind: 'BANK_TRANSFER', naming: orderNo, result: 'APPROVE' })
}
