import { i18n } from '@lingui/core'
import type { MemberInvoice } from '@portal/api-contract'
import { beforeEach, expect, it } from 'vitest'
import { invoiceCsv, invoiceTable } from './invoice-csv.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const invoice = {
  invoiceKind: 'E_NORMAL',
  buyerName: '=HYPERLINK("http://evil.example")',
  buyerTaxNo: null,
  amount: 1600,
  status: 'REJECTED',
  invoiceNo: null,
  issueDate: null,
  email: 'a@b.example',
  createdDate: '2026-11-21T17:00:00.000Z',
  failReason: '请注明，期次',
} as MemberInvoice

it('has a cell under each head, the amount without marks between thousands, the day of China', () => {
  const [heads = [], row = []] = invoiceTable([invoice])
  expect(row).toHaveLength(heads.length)
  expect(row.slice(2)).toEqual([
    '',
    '1600.00',
    expect.any(String),
    '',
    '',
    'a@b.example',
    '2026-11-22',
    '请注明，期次',
  ])
})

it('runs nothing of what a member has written', () => {
  expect(invoiceCsv([invoice])).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

it('shows a state that the backend added later as it is stored', () => {
  const [, row = []] = invoiceTable([{ ...invoice, status: 'LOST' as MemberInvoice['status'] }])
  expect(row[4]).toBe('LOST')
})
