import type { OrderRow } from '../member-orders/order-store.ts'

/**
 * Where an order is paid. The real WeChat code is `weixin://wxpay/bizpayurl?pr=…`, which only its app opens; here it is an
 * address that any phone's camera opens, and whose token cannot be guessed.
 * @param baseUrl public address of the API
 */
export const cashierAddress = (baseUrl: string, cashierToken: string): string =>
  `${baseUrl}/cashier?pr=${cashierToken}`

/** Where Alipay's cashier sends the buyer back to; null when the order was paid without a page waiting for it. */
export function returnAddress({ payChannel, returnUrl, orderNo }: OrderRow): string | null {
  if (payChannel !== 'ALIPAY' || returnUrl === null) return null
  const url = new URL(returnUrl)
  url.searchParams.set('out_trade_no', orderNo)
  return url.href
}
