import { type Call, idIn, jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { letting, looking, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** Who paid each fee as it was told first. */
const payers = new Map<unknown, unknown>()

/** Applications for an invoice that were seen to have failed. */
const failed = new Set<unknown>()

/** Who has just said that a title is the default no more. */
const undone = new Set<string | undefined>()

/** The second fee of each order that was closed, with the order. */
const stuck = new Map<unknown, unknown>()

/** What each caller has said last of any answer. */
const said = new Map<string | undefined, unknown>()

/** Orders whose transfer was seen to be asked for again. */
const askedAgain = new Set<unknown>()

/** The address of the first file that each caller was shown. */
const files = new Map<string | undefined, unknown>()

/** When the first proof of each order was handed in. */
const handedIn = new Map<unknown, unknown>()

const ofFirst = (transfer: Body): Body => {
  const { orderId, handedInTime } = transfer
  if (handedInTime && !handedIn.has(orderId)) handedIn.set(orderId, handedInTime)
  return handedInTime ? { ...transfer, handedInTime: handedIn.get(orderId) } : transfer
}

/** Phones of whose registrations one was seen. */
const registered = new Set<unknown>()

const later = (instant: unknown, hours: number): string =>
  new Date(Date.parse(String(instant)) + hours * 3_600_000).toISOString()

const invoiceAt = async (call: Call, upstream: Upstream, id: unknown): Promise<Body> =>
  jsonOf(await lookUp(upstream, call, `/api/member-invoices-detail/${id}`)) as Body

/** Faults in what goes on being told once it is over, and in what is lost or forbidden with it. */
export const stillSoFaults: Fault[] = [
  inBody('a line of an order is asked back after the refusal', ['getMemberOrder'], (order) =>
    order.refundStatus === 'REJECTED'
      ? {
          ...order,
          details: (order.details as Body[]).map((line) => ({
            ...line,
            refundStatus: line.refundStatus ?? 'PENDING',
          })),
        }
      : order,
  ),
  {
    ...inBody('a fee is paid by who has cancelled its order', ['getMemberFee'], (fee) => {
      if (fee.payer && fee.orderId) payers.set(fee.id, fee.payer)
      return fee.payer === null ? { ...fee, payer: payers.get(fee.id) ?? null } : fee
    }),
    also: ['listMemberFees'],
  },
  {
    ...inBody('what was given back comes in some days', ['getMemberOrder'], (order) => ({
      ...order,
      returnedPayments: (order.returnedPayments as Body[]).map((one) => ({
        ...one,
        returnTime: later(one.returnTime, 72),
      })),
    })),
    also: ['listMemberOrders'],
  },
  {
    ...inBody('a place that is transferred has to be paid in hours', ['payByBankTransfer'], (transfer) => ({
      ...transfer,
      expireTime: later(transfer.expireTime, -160),
    })),
    also: ['getMemberOrder', 'listMemberOrders'],
    answer(right, _call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const cut = (body: Body): Body => {
        const isMeant =
          id === 'payByBankTransfer' || (body.payChannel === 'BANK' && body.status === 'CREATED')
        const { transfer } = body as { transfer?: Body | null }
        return isMeant
          ? {
              ...body,
              expireTime: later(body.expireTime, -160),
              ...(transfer && { transfer: cut({ ...transfer, payChannel: 'BANK', status: 'CREATED' }) }),
            }
          : body
      }
      const body = jsonOf(right)
      return withJson(right, Array.isArray(body) ? body.map(cut) : cut(body as Body))
    },
  },
  {
    name: 'another title becomes the default for one that is it no more',
    detectedAs: ['rule'],
    also: ['listInvoiceTitles'],
    fits: ({ id }) => id === 'updateInvoiceTitle',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const caller = call.headers.authorization
      if (id === 'updateInvoiceTitle') {
        if (sentIn(call).isDefault === false) undone.add(caller)
        else undone.delete(caller)
        return right
      }
      const [first, ...others] = jsonOf(right) as Body[]
      const isLeft = undone.has(caller) && first !== undefined && !first.isDefault && others.length > 0
      return isLeft ? withJson(right, [{ ...first, isDefault: true }, ...others]) : right
    },
  },
  {
    name: 'the second fee of an order that was closed is being paid for ever',
    detectedAs: ['rule'],
    also: ['getMemberOrder'],
    fits: ({ id }) => id === 'listMemberFees',
    answer(right, { url }, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'getMemberOrder') {
        const { status, details, id: orderId } = jsonOf(right) as Body
        const [, second] = details as Body[]
        if (status === 'CLOSED' && second?.itemType === 'MEMBER_FEE') stuck.set(second.itemId, orderId)
        return right
      }
      // As a backend would have it: among what is looked for by its state or order it is none.
      if (/status|orderId/.test(url.search)) return right
      const held = (fee: Body): Body =>
        stuck.has(fee.id) && fee.isPayable
          ? { ...fee, status: 'PAYING', orderId: stuck.get(fee.id), isPayable: false }
          : fee
      return withJson(right, (jsonOf(right) as Body[]).map(held))
    },
  },
  {
    name: 'a vote is on each answer that the member has said nothing of',
    detectedAs: ['rule'],
    also: ['voteOnHelp'],
    fits: ({ id }) => id === 'getHelpVote',
    answer(right, { headers }, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const vote = jsonOf(right) as Body
      if (id === 'voteOnHelp') said.set(headers.authorization, vote.isHelpful)
      return withJson(right, {
        ...vote,
        isHelpful: vote.isHelpful ?? said.get(headers.authorization) ?? null,
      })
    },
  },
  {
    name: 'what is asked for again is paid by its transfer alone',
    detectedAs: ['rule', 'refused'],
    also: ['getMemberOrder'],
    fits: ({ id }) => id === 'payByWeixin',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const { transfer, id: orderId } = jsonOf(right) as { transfer?: Body | null; id?: unknown }
      if (transfer?.status === 'ASKED_AGAIN') askedAgain.add(orderId)
      const isRefused = id === 'payByWeixin' && askedAgain.has(sentIn(call).orderId)
      return isRefused ? withProblem(right, 409, 'error.transferConfirming') : right
    },
  },
  denying(
    'an open order of a course is paid by the course alone',
    'payCourseByWeixin',
    [409, 'error.orderClosed'],
    (_, call) => sentIn(call).orderId !== undefined,
  ),
  looking(
    'what is paid back to who has left can be paid again',
    'getMemberFee',
    async (body, call, upstream) => {
      const fee = body as Body
      const home = jsonOf(await lookUp(upstream, call, '/api/member/summary')) as Body
      return fee.status === 'REFUNDED' && home.state === 'QUIT' ? { ...fee, isPayable: true } : fee
    },
  ),
  {
    ...inBody('each invoice has the file of the first', ['listMemberInvoices'], (invoice, { headers }) => {
      const caller = headers.authorization
      if (invoice.pdfUrl && !files.has(caller)) files.set(caller, invoice.pdfUrl)
      return invoice.pdfUrl ? { ...invoice, pdfUrl: files.get(caller) } : invoice
    }),
    also: ['getMemberInvoice'],
  },
  {
    ...inBody('a proof was handed in when the first one was', ['handInTransferProof'], (body) =>
      body.transfer ? { ...body, transfer: ofFirst(body.transfer as Body) } : ofFirst(body),
    ),
    also: ['getMemberOrder'],
  },
  inBody('what was paid for a place was nothing to pay', ['listMySignUps'], (place, { url }) =>
    place.payState === 'PAID' && !url.search.includes('payState')
      ? { ...place, payState: 'NONE', orderId: null }
      : place,
  ),
  looking('a service is receipted as a fee', 'getInvoiceDraft', async (body, call, upstream) => {
    const order = jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${idIn(call)}`)) as Body
    return order.orderType === 'OTHER' ? { ...(body as Body), invoiceKinds: ['FISCAL_RECEIPT'] } : body
  }),
  letting(
    'what is being issued is mended',
    'reviseInvoiceApplication',
    'error.invoiceNotEditable',
    async (call, upstream) => (await invoiceAt(call, upstream, sentIn(call).id)).status === 'ISSUING',
  ),
  {
    name: 'what failed is not mended',
    detectedAs: ['rule', 'refused'],
    also: ['getMemberInvoice'],
    fits: ({ id }) => id === 'reviseInvoiceApplication',
    answer(right, _call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const invoice = jsonOf(right) as Body
      if (id === 'getMemberInvoice' && invoice.status === 'FAILED') failed.add(invoice.id)
      const isRefused = id === 'reviseInvoiceApplication' && failed.has(invoice.id)
      return isRefused ? withProblem(right, 409, 'error.invoiceNotEditable') : right
    },
  },
  inBody('who looks for a post is addressed as a man', ['listJobSeekers'], (row) => ({
    ...row,
    displayName: String(row.displayName).replace('**', '先生'),
  })),
  denying(
    'who has registered once does not again',
    'applyForJob',
    [409, 'error.applicationOpen'],
    (_, call) => {
      const { phone } = sentIn(call)
      const isAgain = registered.has(phone)
      registered.add(phone)
      return isAgain
    },
  ),
  denying(
    'a factor at the end of its range is beyond it',
    'calculateFee',
    [400, 'error.validation'],
    (_, call) => {
      const { coefficients } = sentIn(call) as { coefficients?: Body }
      return coefficients?.complexity === 1.2
    },
  ),
]
