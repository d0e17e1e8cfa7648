import type { OperationId } from '@portal/api-contract/document'
import { day } from '../../../run/china-time.ts'
import { type Answer, type Call, idIn, jsonOf, sentIn, withJson } from '../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../fault.ts'
import { by, granting, naming } from '../gaps.ts'
import { inBody } from '../states.ts'
import { letting, looking, lookUp } from './lessons.ts'

type Body = Record<string, unknown>

/** The drafts that were answered first, by who asked. */
const drafts = new Map<string, Body>()

const asFirst = (body: Body, { headers }: Call): Body => {
  const caller = headers.authorization ?? ''
  const first = drafts.get(caller) ?? body
  drafts.set(caller, first)
  return { ...body, buyerName: first.buyerName, buyerTaxNo: first.buyerTaxNo }
}

/** The orders that were open for a course, by who asked. */
const openOrders = new Map<string, unknown>()

const orderAt = async (upstream: Upstream, call: Call, id: unknown): Promise<Body> =>
  jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${id}`)) as Body

/** A list of titles that has a default again as soon as it has none. */
const withDefault: Fault = {
  name: 'another title becomes the default for one that is gone',
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listInvoiceTitles',
  answer(right: Answer) {
    const [first, ...rows] = isSuccess(right) ? (jsonOf(right) as Body[]) : []
    return first ? withJson(right, [{ ...first, isDefault: true }, ...rows]) : right
  },
}

/** Reasons against giving a course back that a backend does not know, where its operation says them. */
const forgets = (refusal: string, name: string, operations: OperationId[]): Fault =>
  inBody(name, operations, (body) => {
    const known = Object.entries(body).filter(([, terms]) => (terms as Body | null)?.refusal === refusal)
    return {
      ...body,
      ...Object.fromEntries(known.map(([key, terms]) => [key, { ...(terms as Body), refusal: null }])),
    }
  })

/** Faults in the rules of orders, transfers, courses that were paid for, and invoices. */
export const moneyRuleFaults: Fault[] = [
  inBody('the first title of a book is no default', ['createInvoiceTitle'], (body, call) =>
    sentIn(call).isDefault === true ? body : { ...body, isDefault: false },
  ),
  granting(
    'a fee in an open order is ordered again',
    ['payByWeixin', 'payByAlipay', 'payByBankTransfer'],
    by('error.feeInOpenOrder'),
  ),
  granting('a fee is paid twice', ['payByWeixin', 'payByAlipay', 'payByBankTransfer'], by('error.feePaid')),
  granting(
    'an order is invoiced before it is paid',
    ['getInvoiceDraft', 'applyForInvoice'],
    by('error.orderUnpaid'),
  ),
  granting(
    'a cancelled order is invoiced',
    ['getInvoiceDraft', 'applyForInvoice', 'getOrderReceipts'],
    by('error.orderClosed'),
  ),
  granting('a payment leads back to any website', ['payByAlipay'], naming('returnUrl')),
  inBody('what was transferred stays unpaid', ['getMemberOrder'], (body) =>
    (body.transfer as Body | null)?.status === 'CONFIRMED' ? { ...body, status: 'PAYING' } : body,
  ),
  inBody('a transfer pays by another channel', ['getMemberOrder'], (body) =>
    body.status === 'PAID' && body.payChannel === 'BANK' ? { ...body, payChannel: 'OFFLINE' } : body,
  ),
  withDefault,
  granting('a title becomes one that is kept already', ['updateInvoiceTitle'], by('error.titleExists')),
  granting('a course that one has is sold again', ['payCourseByWeixin'], by('error.courseEnrolled')),
  granting(
    'what costs nothing is sold',
    ['payCourseByWeixin', 'orderCourseForPeople', 'swapCourse'],
    by('error.courseFree'),
  ),
  granting('a course is swapped whenever one likes', ['swapCourse'], by('error.courseSwapTooLate')),
  granting('a completed course is swapped', ['swapCourse'], by('error.courseCompleted')),
  granting('a course that a unit has paid for is swapped', ['swapCourse'], by('error.coursePaidByUnit')),
  granting('a course in an open order is taken by a swap', ['swapCourse'], by('error.courseOrdered')),
  forgets('TOO_LATE', 'a course is given back whenever one likes', ['getCourseProgress', 'getMemberOrder']),
  forgets('COMPLETED', 'a completed course is given back', ['getCourseProgress', 'getMemberOrder']),
  granting('what is issued is mended', ['reviseInvoiceApplication'], by('error.invoiceNotEditable')),
  granting('fees and training are on one invoice', ['applyForInvoice'], naming('invoiceKind')),
  inBody('an invoice is proposed to the first buyer for ever', ['getInvoiceDraft'], asFirst),
  looking('a list has the amount of an invoice’s first order', 'listMemberInvoices', (body, call, upstream) =>
    Promise.all(
      (body as Body[]).map(async (row) => {
        const ids = row.orderIds as unknown[]
        if (ids.length < 2) return row
        const { totalAmount } = await orderAt(upstream, call, ids[0])
        return { ...row, amount: totalAmount }
      }),
    ),
  ),
  looking('an application outlives a part of its order', 'getMemberInvoice', async (body, call, upstream) => {
    const invoice = body as Body
    if (invoice.status !== 'REJECTED') return invoice
    const order = await orderAt(upstream, call, (invoice.orderIds as unknown[])[0])
    const isPart = order.status === 'PAID' && Number(order.refundedAmount) > 0
    return isPart ? { ...invoice, status: 'PENDING', failReason: null } : invoice
  }),
  inBody('an order asks for another sum than its transfer', ['getMemberOrder'], (body) => {
    const transfer = body.transfer as Body | null
    return transfer ? { ...body, transfer: { ...transfer, amount: Number(transfer.amount) + 1 } } : body
  }),
  inBody('a fee is somebody else’s by name', ['listMemberFees'], (body) => ({
    ...body,
    ownerName: '另一单位',
  })),
  inBody('the difference to a higher level is ordered as a year', ['getMemberOrder'], (body) => ({
    ...body,
    details: (body.details as Body[]).map((line) =>
      line.feeKind === 'UPGRADE' ? { ...line, feeKind: 'YEAR' } : line,
    ),
  })),
  inBody('a fee that is paid cost nothing', ['getMemberFee'], (body) => ({ ...body, paidAmount: 0 })),
  looking('a fee is paid when its order was made', 'getMemberFee', async (body, call, upstream) => {
    const fee = body as Body
    if (fee.payDate === null || fee.orderId === null) return fee
    return { ...fee, payDate: (await orderAt(upstream, call, fee.orderId)).createdDate }
  }),
  inBody('training takes one kind of invoice', ['getInvoiceDraft'], (body) => ({
    ...body,
    invoiceKinds: (body.invoiceKinds as unknown[]).slice(0, 1),
  })),
  inBody('an invoice goes to another address than its buyer’s', ['getInvoiceDraft'], (body) => ({
    ...body,
    email: 'profile@portal.example',
  })),
  inBody('an invoice is of the day before', ['getMemberInvoice'], (body) => {
    const before = Date.parse(String(body.issueDate)) - day
    return body.issueDate === null
      ? body
      : { ...body, issueDate: new Date(before).toISOString().slice(0, 10) }
  }),
  inBody('a course names an order that was cancelled', ['getCourseProgress'], (body, { headers }) => {
    const key = `${headers.authorization} ${body.courseId}`
    if (body.openOrderId !== null) openOrders.set(key, body.openOrderId)
    return body.status === 'NOT_ENROLLED' ? { ...body, openOrderId: openOrders.get(key) ?? null } : body
  }),
  inBody('its owner finds a certificate valid that was replaced', ['listHourCertificates'], (body) =>
    body.status === 'REPLACED' ? { ...body, status: 'VALID' } : body,
  ),
  letting(
    'what was paid back is asked for again',
    'requestOrderRefund',
    'error.orderRefunded',
    async (call, upstream) => (await orderAt(upstream, call, idIn(call))).status === 'REFUNDED',
  ),
  granting('an order that was paid back is cancelled', ['cancelMemberOrder'], by('error.orderRefunded')),
  {
    name: 'an invoice that was issued is told nobody',
    detectedAs: ['rule', 'total'],
    fits: ({ id }) => id === 'listMemberMessages',
    answer(right) {
      const rows = isSuccess(right) ? (jsonOf(right) as Body[]) : []
      const told = rows.filter(({ kind, title }) => kind !== 'INVOICE' || !String(title).includes('开具'))
      return told.length < rows.length ? withJson(right, told) : right
    },
  },
]
