import type { OperationId } from '@portal/api-contract/document'
import { day } from '../../../../run/china-time.ts'
import { type Call, jsonOf, sentIn, withBody, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const orders: OperationId[] = [
  'getMemberOrder',
  'listMemberOrders',
  'requestOrderRefund',
  'cancelMemberOrder',
]

/** The same fault in each operation that answers orders; where it is looked for by what is wrong, the list is right. */
const inOrders = (
  name: string,
  change: (order: Body, call: Call) => Body,
  ...more: OperationId[]
): Fault => ({
  ...inBody(name, ['getMemberOrder'], change),
  also: [...orders.slice(1), ...more],
})

const hour = 3_600_000
const later = (instant: unknown, by: number): string =>
  new Date(Date.parse(String(instant)) + by).toISOString()

const refundsOf = (order: Body, change: (refund: Body) => Body): Body =>
  order.refund === null
    ? order
    : { ...order, refund: change(order.refund as Body), refunds: (order.refunds as Body[]).map(change) }

const linesOf = (order: Body, change: (line: Body) => Body): Body => ({
  ...order,
  details: (order.details as Body[] | undefined)?.map(change),
})

/** The last number that each payer was sent to Alipay with, by the fees. */
const numbers = new Map<string, string>()

/** When each payer asked for a course last. */
const askedFor = new Map<string, number>()

/** The last title that each unit has changed. */
const renamed = new Map<string | undefined, Body>()

/** Faults in orders: who is asked before they are closed, how long they are held, and what is told of their money. */
export const askedFirstFaults: Fault[] = [
  letting(
    'a place that was paid just now is given back',
    'cancelSignUp',
    'error.orderPaid',
    async () => true,
  ),
  {
    name: 'Alipay is asked for a second order over the same fees',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'payByAlipay',
    answer(right, call) {
      const { feeIds } = sentIn(call) as { feeIds?: number[] }
      if (!isSuccess(right) || !feeIds) return right
      const form = String(right.body)
      const [, number = ''] = /name="out_trade_no" value="([^"]*)"/.exec(form) ?? []
      const payer = `${call.headers.authorization} ${feeIds.join()}`
      if (numbers.get(payer) !== number) {
        numbers.set(payer, number)
        return right
      }
      return withBody(right, form.replaceAll(number, `${number}2`))
    },
  },
  {
    name: 'who asks for a course twice at once has two orders',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'payCourseByWeixin',
    answer(right, call) {
      const payer = `${call.headers.authorization} ${sentIn(call).courseId}`
      const isAtOnce = Date.now() - (askedFor.get(payer) ?? 0) < 10
      askedFor.set(payer, Date.now())
      const body = jsonOf(right) as Body
      return isSuccess(right) && isAtOnce
        ? withJson(right, { ...body, orderId: Number(body.orderId) + 1 })
        : right
    },
  },
  {
    name: 'who may not pay by a transfer is told no unit',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'payByBankTransfer',
    answer(right) {
      const refusal = right.status === 409 ? (jsonOf(right) as Body) : {}
      return refusal.message === 'error.feeOnBehalf' ? withJson(right, { ...refusal, params: {} }) : right
    },
  },
  inOrders(
    'a course is held for a day',
    (order) =>
      order.code_url !== undefined || (order.orderType === 'EDU' && order.payChannel !== 'BANK')
        ? { ...order, expireTime: later(order.expireTime, 22 * hour) }
        : order,
    'payCourseByWeixin',
  ),
  inOrders(
    'a place is held for a day',
    (order) => {
      if (order.payUntil) return { ...order, payUntil: later(order.payUntil, 22 * hour) }
      const isPlace = order.orderType === 'OTHER' && order.payChannel !== 'BANK'
      return isPlace ? { ...order, expireTime: later(order.expireTime, 22 * hour) } : order
    },
    'signUpForActivity',
    'listMySignUps',
  ),
  inBody('a place that is transferred is held for two hours', ['listMySignUps'], (place) =>
    place.payUntil && Date.parse(String(place.payUntil)) - Date.parse(String(place.signedDate)) > 3 * hour
      ? { ...place, payUntil: later(place.signedDate, 2 * hour) }
      : place,
  ),
  inOrders('what nobody has begun to pay is paid by WeChat', (order, { url }) =>
    order.payChannel === null && !url.search.includes('payChannel')
      ? { ...order, payChannel: 'WECHAT' }
      : order,
  ),
  inOrders('what was given back is the total', (order) => ({
    ...order,
    returnedPayments: (order.returnedPayments as Body[]).map((one) => ({
      ...one,
      amount: order.totalAmount,
    })),
  })),
  inOrders('less is asked back of a course than was paid', (order) =>
    order.orderType === 'EDU'
      ? refundsOf(order, (refund) => ({ ...refund, amount: Math.round(Number(refund.amount) * 90) / 100 }))
      : order,
  ),
  inOrders('an order was asked back when it was made', (order) =>
    refundsOf(order, (refund) => ({ ...refund, requestedAt: order.createdDate })),
  ),
  inOrders('a line of an order never says why it is not paid back', (order) =>
    linesOf(order, (line) => ({ ...line, refundRefusal: null })),
  ),
  inOrders('what is no fee is of a year', (order) =>
    linesOf(order, (line) => ({ ...line, feeYear: line.feeYear ?? 2026 })),
  ),
  inOrders('what is no course is paid back within a week', (order) => {
    const terms = order.refundTerms as Body | null | undefined
    if (!terms || order.orderType === 'EDU') return order
    return { ...order, refundTerms: { ...terms, until: later(order.payTime, 7 * day) } }
  }),
  inOrders('a fee can be swapped for another one', (order) => {
    const terms = order.refundTerms as Body | null | undefined
    return terms && order.orderType !== 'EDU'
      ? { ...order, swapTerms: { until: terms.until, refusal: null } }
      : order
  }),
  inBody('the standard of a person is another than that of the fees', ['getMemberFeeInfo'], (info) =>
    info.ownerType === 'PERSON' && info.feeStandard !== null
      ? { ...info, feeStandard: Number(info.feeStandard) + 100 }
      : info,
  ),
  inBody('who has not joined has a standard of nothing', ['getMemberFeeInfo'], (info) => ({
    ...info,
    feeStandard: info.feeStandard ?? 0,
  })),
  looking('a draft is to the member itself', 'getInvoiceDraft', async (body, call, upstream) => {
    const titles = await rowsAt(upstream, call, '/api/member-invoice-titles?size=200')
    if (titles.some(({ isDefault }) => isDefault)) return body
    const basic = jsonOf(await lookUp(upstream, call, '/api/member-basic/detail')) as Body
    return { ...(body as Body), email: basic.email, phone: basic.phone }
  }),
  {
    name: 'an invoice is made out to what its title says by now',
    detectedAs: ['rule'],
    also: ['getMemberInvoice'],
    fits: ({ id }) => id === 'updateInvoiceTitle',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      if (id === 'updateInvoiceTitle') renamed.set(call.headers.authorization, body)
      const title = renamed.get(call.headers.authorization)
      const isIt =
        id === 'getMemberInvoice' && title?.buyerTaxNo === body.buyerTaxNo && body.buyerTaxNo !== null
      return isIt ? withJson(right, { ...body, phone: title?.phone }) : right
    },
  },
]
