import type { InvoiceApplication, InvoiceStatus } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  applicationErrors,
  type InvoiceEvent,
  invoiceAfter,
  invoiceDecision,
  invoiceKindsFor,
  invoiceNumber,
  invoiceUsedDate,
  taxRefusal,
} from './invoice.ts'

const events: InvoiceEvent[] = ['REVISE', 'ACCEPT', 'REJECT', 'ISSUE', 'FAIL', 'VOID']
const life: Record<InvoiceStatus, Partial<Record<InvoiceEvent, InvoiceStatus>>> = {
  PENDING: { REVISE: 'PENDING', ACCEPT: 'ISSUING', REJECT: 'REJECTED', VOID: 'REJECTED' },
  ISSUING: { ISSUE: 'ISSUED', FAIL: 'FAILED', VOID: 'REJECTED' },
  ISSUED: { VOID: 'RED_FLUSHED' },
  FAILED: { REVISE: 'PENDING', VOID: 'REJECTED' },
  REJECTED: { REVISE: 'PENDING', VOID: 'REJECTED' },
  RED_FLUSHED: {},
}
const pairs = (Object.keys(life) as InvoiceStatus[]).flatMap((status) =>
  events.map((event) => [status, event, life[status][event]] as const),
)

describe('an invoice', () => {
  it.each(pairs)('that is %s goes by %s to %s', (status, event, next) => {
    const refusal = event === 'REVISE' ? 'error.invoiceNotEditable' : 'error.reviewDecided'
    expect(invoiceAfter(status, event)).toEqual(next ? { ok: true, state: next } : { ok: false, refusal })
  })

  it('is a receipt for fees, and a VAT invoice for training and services', () => {
    expect(invoiceKindsFor(['MEMBER_FEE', 'MEMBER_FEE'])).toEqual(['FISCAL_RECEIPT'])
    expect(invoiceKindsFor(['COURSE', 'OTHER'])).toEqual(['E_NORMAL', 'E_SPECIAL'])
    expect(invoiceKindsFor(['MEMBER_FEE', 'COURSE'])).toEqual([])
  })

  it('has a number of twenty digits', () => {
    expect(invoiceNumber(new Date('2026-12-31T16:00:00.000Z'), 41)).toBe('27349900000000000041')
  })
})

describe('the books of a company', () => {
  const issued = { status: 'ISSUED', titleType: 'COMPANY', issueDate: '2026-11-30' } as const

  it('have an invoice from the month after', () => {
    expect(invoiceUsedDate(issued, '2026-11-30')).toBeNull()
    expect(invoiceUsedDate(issued, '2026-12-01')).toBe('2026-12-01')
    expect(invoiceUsedDate({ ...issued, issueDate: '2026-12-01' }, '2027-02-03')).toBe('2027-01-01')
  })

  it('have none that is a person’s, void or not issued', () => {
    expect(invoiceUsedDate({ ...issued, titleType: 'PERSON' }, '2027-01-01')).toBeNull()
    expect(invoiceUsedDate({ ...issued, status: 'RED_FLUSHED' }, '2027-01-01')).toBeNull()
    expect(invoiceUsedDate({ ...issued, issueDate: null }, '2027-01-01')).toBeNull()
  })
})

describe('an application', () => {
  const personal: InvoiceApplication = {
    orderIds: [1],
    invoiceKind: 'E_NORMAL',
    titleType: 'PERSON',
    buyerName: '苏婉清',
    email: 'su@mail.example',
  }
  const fieldsOf = (change: Partial<InvoiceApplication>) =>
    applicationErrors({ ...personal, ...change }).map(({ field }) => field)

  it('of a person needs no more than that', () => expect(fieldsOf({})).toEqual([]))

  it('of a company needs its tax number', () => {
    expect(fieldsOf({ titleType: 'COMPANY' })).toEqual(['buyerTaxNo'])
    expect(fieldsOf({ titleType: 'COMPANY', buyerTaxNo: '91349901MA2HX01K7F' })).toEqual([])
  })

  it('for a special invoice is a company’s and needs all its particulars', () => {
    expect(fieldsOf({ invoiceKind: 'E_SPECIAL' })).toEqual([
      'titleType',
      'buyerAddress',
      'buyerTel',
      'buyerBankName',
      'buyerBankAccount',
    ])
  })
})

describe('the association and the platform', () => {
  const unit = { payerType: 'UNIT', payerNames: ['甲公司'], buyerName: '甲公司' } as const

  it('receipt a unit’s fee to the unit alone, anything else to whoever it names', () => {
    const decide = (change: object) =>
      invoiceDecision({ ...unit, invoiceKind: 'FISCAL_RECEIPT', ...change }).result
    expect(decide({})).toBe('APPROVE')
    expect(decide({ buyerName: '乙公司' })).toBe('REJECT')
    expect(decide({ payerNames: ['乙公司', '甲公司'] })).toBe('APPROVE')
    expect(decide({ buyerName: '乙公司', invoiceKind: 'E_NORMAL' })).toBe('APPROVE')
    expect(decide({ buyerName: '乙公司', payerType: 'PERSON' })).toBe('APPROVE')
  })

  it('refuse a credit code with a wrong check character', () => {
    expect(taxRefusal('91350100M000100Y43')).toBeNull()
    expect(taxRefusal('91350100M000100Y44')).toContain('税号')
    expect(taxRefusal('350100123456789')).toBeNull()
    expect(taxRefusal(null)).toBeNull()
  })
})
