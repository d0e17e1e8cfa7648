import type {
  FieldError,
  InvoiceApplication,
  InvoiceKind,
  InvoiceStatus,
  OrderItem,
} from '@portal/api-contract'
import { bodyError } from '../field-error.ts'
import { isUscc } from '../member/id-numbers.ts'
import { prcDate } from '../prc-time.ts'
import type { ReviewDecision } from '../review.ts'
import { allowed, refused, type Transition } from '../transition.ts'

/**
 * REVISE by the member; ACCEPT and REJECT by the association; ISSUE and FAIL by the tax authority's platform; VOID when an
 * order on it was paid back or its course was swapped.
 */
export type InvoiceEvent = 'REVISE' | 'ACCEPT' | 'REJECT' | 'ISSUE' | 'FAIL' | 'VOID'

const transitions: Record<InvoiceStatus, Partial<Record<InvoiceEvent, InvoiceStatus>>> = {
  PENDING: { REVISE: 'PENDING', ACCEPT: 'ISSUING', REJECT: 'REJECTED', VOID: 'REJECTED' },
  ISSUING: { ISSUE: 'ISSUED', FAIL: 'FAILED', VOID: 'REJECTED' },
  ISSUED: { VOID: 'RED_FLUSHED' },
  FAILED: { REVISE: 'PENDING', VOID: 'REJECTED' },
  REJECTED: { REVISE: 'PENDING', VOID: 'REJECTED' },
  RED_FLUSHED: {},
}

/** The life of an invoice: PENDING → ISSUING → ISSUED → RED_FLUSHED; REJECTED and FAILED can be mended. */
export function invoiceAfter(
  status: InvoiceStatus,
  event: InvoiceEvent,
): Transition<InvoiceStatus, 'error.invoiceNotEditable' | 'error.reviewDecided'> {
  const next = transitions[status][event]
  if (next) return allowed(next)
  return refused(event === 'REVISE' ? 'error.invoiceNotEditable' : 'error.reviewDecided')
}

/**
 * What an order over such lines can be invoiced with: membership fees are receipted, everything else takes a VAT invoice.
 * None where an order mixes the two.
 */
export function invoiceKindsFor(itemTypes: readonly OrderItem['itemType'][]): InvoiceKind[] {
  const fees = itemTypes.filter((itemType) => itemType === 'MEMBER_FEE').length
  if (fees === itemTypes.length) return ['FISCAL_RECEIPT']
  return fees === 0 ? ['E_NORMAL', 'E_SPECIAL'] : []
}

const specialFields = ['buyerAddress', 'buyerTel', 'buyerBankName', 'buyerBankAccount'] as const

const missing = (field: string, why: string): FieldError =>
  bodyError(field, 'NotNull', `is required for ${why}`)

/** What the fields of an application lack that no schema says. */
export function applicationErrors(application: InvoiceApplication): FieldError[] {
  const { titleType, invoiceKind } = application
  const isSpecial = invoiceKind === 'E_SPECIAL'
  const lacks = (field: keyof InvoiceApplication) => (application[field] ?? null) === null
  return [
    ...(isSpecial && titleType !== 'COMPANY'
      ? [bodyError('titleType', 'Enum', 'must be COMPANY for E_SPECIAL')]
      : []),
    ...(titleType === 'COMPANY' && lacks('buyerTaxNo') ? [missing('buyerTaxNo', 'COMPANY')] : []),
    ...(isSpecial ? specialFields.filter(lacks).map((field) => missing(field, 'E_SPECIAL')) : []),
  ]
}

/** An invoice as far as it says when its buyer books it. */
interface BookedInvoice {
  status: InvoiceStatus
  titleType: string
  issueDate: string | null
}

/**
 * From which date on the buyer has booked an invoice, which may lie ahead: a company closes its books with the month, and what is
 * in them is used; a person keeps none. In PRC, null for an invoice that nobody books.
 */
export function invoiceBookDate({ status, titleType, issueDate }: BookedInvoice): string | null {
  if (titleType !== 'COMPANY' || status !== 'ISSUED' || issueDate === null) return null
  const [year = 0, month = 0] = issueDate.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** When the buyer has booked an invoice; null before. Both dates in PRC. */
export function invoiceUsedDate(invoice: BookedInvoice, today: string): string | null {
  const date = invoiceBookDate(invoice)
  return date !== null && date <= today ? date : null
}

interface InvoicedParties {
  invoiceKind: InvoiceKind
  buyerName: string
  payerType: 'UNIT' | 'PERSON'
  /** The payer's name now, and those that it had when it paid. */
  payerNames: readonly string[]
}

/** What the association answers by rule: a unit's membership fee is receipted to the unit itself. */
export function invoiceDecision({
  invoiceKind,
  buyerName,
  payerType,
  payerNames,
}: InvoicedParties): Pick<ReviewDecision, 'result' | 'opinion'> {
  const isForeign =
    invoiceKind === 'FISCAL_RECEIPT' && payerType === 'UNIT' && !payerNames.includes(buyerName)
  return isForeign
    ? { result: 'REJECT', opinion: '单位会费票据的抬头须与缴费单位名称一致，请修改后重新提交' }
    : { result: 'APPROVE', opinion: '' }
}

/** Why the tax authority's platform does not issue; null when it does. 18 characters are a 统一社会信用代码. */
export function taxRefusal(buyerTaxNo: string | null): string | null {
  if (buyerTaxNo?.length !== 18 || isUscc(buyerTaxNo)) return null
  return '购买方税号校验未通过，请核对统一社会信用代码后重新提交'
}

/** Twenty digits: year, the association's region and a serial, as 数电票 numbers are built. */
export const invoiceNumber = (issuedAt: Date, serial: number): string =>
  `${prcDate(issuedAt).slice(2, 4)}3499${String(serial).padStart(14, '0')}`

/** Names of the kinds on the document itself. */
export const invoiceTitles: Record<InvoiceKind, string> = {
  FISCAL_RECEIPT: '江川省社会团体会费统一票据（电子）',
  E_NORMAL: '电子发票（普通发票）',
  E_SPECIAL: '电子发票（增值税专用发票）',
}
