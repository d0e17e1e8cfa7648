import type { OperationId } from '@portal/api-contract/document'
import { type Answer, type Call, jsonOf, withJson } from '../../answer.ts'
import { type Fault, isSuccess } from '../../fault.ts'
import { by, granting, naming } from '../gaps.ts'
import { inBody } from '../states.ts'

type Body = Record<string, unknown>

/** The drafts that were answered first, by who asked. */
const drafts = new Map<string, Body>()

const asFirst = (body: Body, { headers }: Call): Body => {
  const caller = headers.authorization ?? ''
  const first = drafts.get(caller) ?? body
  drafts.set(caller, first)
  return { ...body, buyerName: first.buyerName, buyerTaxNo: first.buyerTaxNo }
}

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
  granting('a cancelled order is invoiced', ['getInvoiceDraft', 'applyForInvoice'], by('error.orderClosed')),
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
  granting('what costs nothing is sold', ['payCourseByWeixin'], by('error.courseFree')),
  granting('a course is swapped whenever one likes', ['swapCourse'], by('error.courseSwapTooLate')),
  granting('a completed course is swapped', ['swapCourse'], by('error.courseCompleted')),
  granting('a course that a unit has paid for is swapped', ['swapCourse'], by('error.coursePaidByUnit')),
  granting('a course in an open order is taken by a swap', ['swapCourse'], by('error.courseOrdered')),
  forgets('TOO_LATE', 'a course is given back whenever one likes', ['getCourseProgress', 'getMemberOrder']),
  forgets('COMPLETED', 'a completed course is given back', ['getCourseProgress', 'getMemberOrder']),
  granting('what is issued is mended', ['reviseInvoiceApplication'], by('error.invoiceNotEditable')),
  granting('fees and training are on one invoice', ['applyForInvoice'], naming('invoiceKind')),
  inBody('an invoice is proposed to the first buyer for ever', ['getInvoiceDraft'], asFirst),
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
