import { yuanOf } from '../../../domain/money.ts'
import type { World } from '../../../world.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { html } from './html.ts'
import { isSigned, signFields } from './signature.ts'

/** What Alipay's form carries to the gateway. */
export interface GatewayFields extends Record<string, string> {
  out_trade_no: string
  total_amount: string
  subject: string
  return_url: string
}

const fieldsOf = (order: OrderRow): GatewayFields => ({
  out_trade_no: order.orderNo,
  total_amount: yuanOf(order.totalAmountFen).toFixed(2),
  subject: order.subject,
  return_url: order.returnUrl ?? '',
})

/**
 * Alipay's answer: a form that posts itself to the gateway, which is the mock's cashier.
 * @param baseUrl public address of the API
 */
export function gatewayForm(world: World, order: OrderRow, baseUrl: string): string {
  const fields = fieldsOf(order)
  const inputs = Object.entries({ ...fields, sign: signFields(world, fields) }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form name="punchout_form" method="post" action="${baseUrl}/cashier">${inputs}<input type="submit" value="立即支付" style="display:none"></form><script>document.forms['punchout_form'].submit();</script>`
    .text
}

/** Whether a posted form is the one that was made for the order as it is now; an older one may name another return address. */
export function isGatewayForm(world: World, order: OrderRow, posted: Record<string, string>): boolean {
  const fields = fieldsOf(order)
  const isSame = Object.entries(fields).every(([name, value]) => posted[name] === value)
  return isSame && isSigned(world, fields, posted.sign ?? '')
}
