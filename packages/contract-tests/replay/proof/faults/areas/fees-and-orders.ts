import {
  type Answer,
  type Call,
  jsonOf,
  sentIn,
  withBody,
  withHeader,
  withJson,
  withProblem,
  withQuery,
} from '../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../fault.ts'
import { inBody } from '../states.ts'
import { looking, lookUp, rowsAt } from './lessons.ts'

type Body = Record<string, unknown>

/** What was granted is refused with a code, where something says so. */
export const denying = (
  name: string,
  operation: string,
  [status, code]: [status: number, code: string],
  isMeant: (answered: Body, call: Call, upstream: Upstream, now: Date) => Promise<boolean> | boolean,
  more: Body = {},
): Fault => ({
  name,
  detectedAs: ['rule', 'refused', 'status'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const now = new Date(right.headers.date ?? '')
    const answered = (right.status === 204 ? {} : jsonOf(right)) as Body
    return (await isMeant(answered, call, upstream, now)) ? withProblem(right, status, code, more) : right
  },
})

const orderAt = async (upstream: Upstream, call: Call, id: unknown): Promise<Body> =>
  jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${id}`)) as Body

const lastId = ({ url }: Call): string => url.pathname.split('/').at(-1) ?? ''

/** The fees that each caller was told to be paid on behalf. */
const onBehalf = new Map<string, Set<unknown>>()

/** The first proof of each order. */
const proofs = new Map<string, unknown>()

const limits = ['totalAmount.greaterThan', 'totalAmount.lessThan']

/** Rows within limits that are compared as texts. */
async function asTexts(right: Answer, call: Call, { ask }: Upstream): Promise<Answer> {
  const [above, below] = limits.map((name) => call.url.searchParams.get(name))
  if (!isSuccess(right) || (!above && !below)) return right
  const without = withQuery(call, (query) => {
    for (const name of limits) query.delete(name)
  })
  const all = await ask(without)
  const rows = (jsonOf(all) as Body[]).filter(({ totalAmount }) => {
    const text = String(totalAmount)
    return (!above || text > above) && (!below || text < below)
  })
  return withHeader(withJson(right, rows), 'x-total-count', String(rows.length))
}

/** Paid training orders as a draft would offer them. */
async function offered(call: Call, upstream: Upstream): Promise<Body[]> {
  const path = '/api/member-orders?orderType.equals=EDU&status.equals=PAID&invoiceStatus.equals=NONE&size=50'
  const rows = await rowsAt(upstream, call, path)
  return rows.map(({ id, orderNo, subject, totalAmount, payTime }) => ({
    ...{ id, orderNo, subject, totalAmount, payTime },
    amount: totalAmount,
  }))
}

const isRising = (ids: unknown[]): boolean =>
  ids.every((id, at) => at === 0 || Number(ids[at - 1]) < Number(id))

/** Faults in fees, orders, payments and invoices. */
export const feeAndOrderFaults: Fault[] = [
  looking('what is being paid is owed no more', 'getMemberFeeInfo', async (body, call, upstream) => {
    const paying = await rowsAt(upstream, call, '/api/member-fees/user?status.equals=PAYING&size=50')
    const held = paying.reduce((sum, { amount }) => sum + Number(amount), 0)
    const info = body as Body
    return { ...info, unpaidAmount: Number(info.unpaidAmount) - held }
  }),
  inBody(
    'a fee that a unit pays no more is named all the same',
    ['getMemberFeeInfo'],
    (body, { headers }) => {
      const caller = headers.authorization ?? ''
      const known = onBehalf.get(caller) ?? new Set()
      for (const id of body.onBehalfFeeIds as unknown[]) known.add(id)
      onBehalf.set(caller, known)
      const { payableFeeIds } = body as { payableFeeIds: unknown[] }
      return { ...body, onBehalfFeeIds: payableFeeIds.filter((id) => known.has(id)) }
    },
  ),
  inBody('a fee names the order of the unit that has paid it', ['getMemberFee'], (body) =>
    (body.payer as Body | null)?.type === 'UNIT' && body.status === 'PAID' && body.orderId === null
      ? { ...body, orderId: 707 }
      : body,
  ),
  {
    name: 'amounts are compared as texts',
    detectedAs: ['filter', 'total'],
    fits: ({ id }) => id === 'listMemberOrders',
    answer: asTexts,
  },
  looking(
    'an order whose invoice was refused may have another one',
    'getMemberOrder',
    async (body, call, upstream) => {
      const order = body as Body
      const path = '/api/member-invoices?status.equals=REJECTED&size=50'
      const rows = await rowsAt(upstream, call, path)
      const refused = rows.some(({ orderIds }) => (orderIds as unknown[]).includes(order.id))
      return refused && order.invoiceStatus === 'APPLIED' ? { ...order, invoiceStatus: 'NONE' } : order
    },
  ),
  inBody('an order does not show what went back of what was paid for it', ['getMemberOrder'], (body) => ({
    ...body,
    returnedPayments: [],
  })),
  inBody('a list of orders does not show what went back', ['listMemberOrders'], (body) => ({
    ...body,
    returnedPayments: [],
  })),
  inBody('the refunds of an order begin with the latest', ['getMemberOrder'], (body) => ({
    ...body,
    refunds: (body.refunds as Body[]).toReversed(),
  })),
  inBody('what is asked back is counted as paid back', ['getMemberOrder'], (body) =>
    body.status === 'REFUNDING' ? { ...body, refundedAmount: (body.refund as Body).amount } : body,
  ),
  inBody('an invoice stands over what was paid back in part', ['getMemberInvoice'], (body) =>
    body.status === 'RED_FLUSHED' ? { ...body, status: 'ISSUED', failReason: null } : body,
  ),
  denying(
    'what is left of an order stays invoiced',
    'getInvoiceDraft',
    [409, 'error.orderInvoiced'],
    async (_draft, call, upstream) =>
      Number((await orderAt(upstream, call, lastId(call))).refundedAmount) > 0,
    { params: { orderId: 1 } },
  ),
  looking('a draft over a fee offers training', 'getInvoiceDraft', async (body, call, upstream) => {
    const draft = body as Body & { otherOrders: Body[]; invoiceKinds: string[] }
    if (!draft.invoiceKinds.includes('FISCAL_RECEIPT')) return draft
    return { ...draft, otherOrders: [...draft.otherOrders, ...(await offered(call, upstream))] }
  }),
  {
    name: 'a refusal names the first of the orders',
    detectedAs: ['rule', 'problem'],
    fits: ({ id }) => id === 'applyForInvoice',
    answer(right, call) {
      if (right.status !== 409) return right
      const [orderId] = sentIn(call).orderIds as unknown[]
      return withJson(right, { ...(jsonOf(right) as Body), params: { orderId } })
    },
  },
  denying(
    'a person’s title may not have a company’s name',
    'createInvoiceTitle',
    [409, 'error.titleExists'],
    async ({ titleType, buyerName }, call, upstream) => {
      const titles = await rowsAt(upstream, call, '/api/member-invoice-titles?size=200')
      const isAlike = titles.some((one) => one.titleType === 'COMPANY' && one.buyerName === buyerName)
      return titleType === 'PERSON' && isAlike
    },
  ),
  {
    name: 'a form takes the amount of the first fee',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'payByAlipay',
    async answer(right, call, upstream) {
      const { orderId } = sentIn(call)
      if (!isSuccess(right) || orderId === undefined) return right
      const [first] = (await orderAt(upstream, call, orderId)).details as Body[]
      const yuan = Number(first?.amount).toFixed(2)
      const form = right.body.toString('utf8')
      return withBody(right, form.replace(/(name="total_amount" value=")[\d.]+/, `$1${yuan}`))
    },
  },
  denying(
    'fees in another sequence are in the way of themselves',
    'payByWeixin',
    [409, 'error.feeInOpenOrder'],
    (_trade, call) => !isRising((sentIn(call).feeIds ?? []) as unknown[]),
    { params: { orderId: 1 } },
  ),
  looking('a trade is paid back that was not', 'queryOrder', async (body, call, upstream) => {
    const { status, refundStatus } = await orderAt(upstream, call, lastId(call))
    const isDenied = status === 'PAID' && refundStatus === 'REJECTED'
    return isDenied ? { ...(body as Body), trade_state: 'REFUND' } : body
  }),
  inBody('fen are cut off', ['queryOrder'], (body) => {
    const amount = body.amount as { total: number }
    return { ...body, amount: { ...amount, total: Math.trunc((amount.total / 100) * 100) } }
  }),
  inBody('a proof that is handed in anew is the former one', ['handInTransferProof'], (body, { url }) => {
    const first = proofs.get(url.pathname) ?? body.proof
    proofs.set(url.pathname, first)
    return { ...body, proof: first }
  }),
  looking(
    'a swap voids what was not issued as if it were',
    'getMemberInvoice',
    async (body, call, upstream) => {
      const invoice = body as Body & { orders: Body[] }
      const order = await orderAt(upstream, call, invoice.orders[0]?.id)
      const isSwapped = (order.swapTerms as Body | null)?.refusal === 'SWAPPED_BEFORE'
      return isSwapped && invoice.status === 'REJECTED' ? { ...invoice, status: 'RED_FLUSHED' } : invoice
    },
  ),
  denying(
    'a course is sold to the end of a day of UTC',
    'payCourseByWeixin',
    [409, 'error.courseNotOnSale'],
    async (_trade, call, upstream, now) => {
      const { courseId } = sentIn(call)
      const [course] = await rowsAt(upstream, call, `/api/public/edu-courses?id.equals=${courseId}`)
      return course?.onSaleUntil === now.toISOString().slice(0, 10)
    },
  ),
  {
    name: 'what is owed is added up without what is taken off',
    detectedAs: ['rule'],
    also: ['getMemberSummary'],
    fits: ({ id }) => id === 'getMemberFeeInfo',
    async answer(right, call, upstream, { id }) {
      if (!isSuccess(right)) return right
      const owed = await rowsAt(
        upstream,
        call,
        '/api/member-fees/user?status.in=UNPAID,OVERDUE,PAYING&size=2000',
      )
      const unpaidAmount = owed.reduce((sum, { feeStandard }) => sum + Number(feeStandard), 0)
      const body = jsonOf(right) as Body
      if (id === 'getMemberFeeInfo') return withJson(right, { ...body, unpaidAmount })
      return withJson(right, { ...body, fees: { ...(body.fees as Body), unpaidAmount } })
    },
  },
]
