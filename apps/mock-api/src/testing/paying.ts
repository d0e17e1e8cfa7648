import type { MemberFee, MemberOrderDetail, TradeQuery, WeixinNativePay } from '@portal/api-contract'
import type { Answer, TestBed } from './test-bed.ts'

/** The steps of paying, as the web app and a browser take them. */

export async function feesOf(
  bed: TestBed,
  persona: string,
  status = 'UNPAID,OVERDUE,PAYING',
): Promise<MemberFee[]> {
  return (await bed.get(`/api/member-fees/user?status.in=${status}&sort=feeYear`, persona)).json()
}

export const payByWeixin = (bed: TestBed, persona: string, body: object): Promise<Answer> =>
  bed.post('/api/weixin/native/pay', body, persona)

export const payByAlipay = (bed: TestBed, persona: string, body: object): Promise<Answer> =>
  bed.post('/api/alipay/member/trade/page/pay', body, persona)

/** Opens a WeChat order over all that a persona owes. */
export async function openWeixinOrder(bed: TestBed, persona: string): Promise<WeixinNativePay> {
  const feeIds = (await feesOf(bed, persona)).map((fee) => fee.id)
  return (await payByWeixin(bed, persona, { feeIds })).json()
}

export async function tradeOf(bed: TestBed, persona: string, orderId: number): Promise<TradeQuery> {
  return (await bed.get(`/api/weixin/query-order/${orderId}`, persona)).json()
}

export async function orderOf(bed: TestBed, persona: string, orderId: number): Promise<MemberOrderDetail> {
  return (await bed.get(`/api/member-order-detail/${orderId}`, persona)).json()
}

/** The hidden inputs of a page's form. */
export function hiddenFields(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name, value = '']) => [name, decode(value)]))
}

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Posts a form to the cashier, as a browser does. */
export function postForm(bed: TestBed, path: string, fields: Record<string, string>): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return bed.app.inject({
    method: 'POST',
    url: `/ht${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers,
  })
}

/** Opens the cashier at an address of the mock. */
export const visit = (bed: TestBed, address: string): Promise<Answer> => {
  const { pathname, search } = new URL(address)
  return bed.app.inject({ url: pathname + search })
}

/** Presses one of the cashier's buttons on a page that was opened before. */
export const press = (bed: TestBed, page: Answer, outcome: string): Promise<Answer> =>
  postForm(bed, '/cashier/outcome', { ...hiddenFields(page.body), outcome })

/** Opens the cashier and presses a button. */
export const decide = async (bed: TestBed, address: string, outcome: string): Promise<Answer> =>
  press(bed, await visit(bed, address), outcome)
