import { i18n } from '@lingui/core'
import type { MemberFee } from '@portal/api-contract'
import { beforeEach, expect, it } from 'vitest'
import { feeCsv, feesTable } from './fee-csv.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const fee = {
  feeYear: 2026,
  feeKind: 'YEAR',
  memberLevel: '会员单位',
  feeStandard: 5000,
  discount: 500.5,
  amount: 4499.5,
  dueDate: '2026-12-31',
  status: 'PAID',
  payDate: '2026-06-23T17:00:00.000Z',
  payer: { name: '=HYPERLINK("http://evil.example")' },
} as unknown as MemberFee

it('has a cell under each head, amounts that a spreadsheet adds up, the day of China', () => {
  const [heads = [], row = []] = feesTable([fee])
  expect(row).toHaveLength(heads.length)
  expect(row.slice(0, 9)).toEqual([
    '2026',
    '年度会费',
    '会员单位',
    '5000.00',
    '500.50',
    '4499.50',
    '2026-12-31',
    '已缴纳',
    '2026-06-24',
  ])
})

it('tells the difference of an upgrade from the fee of its year', () => {
  const [, row = []] = feesTable([{ ...fee, feeKind: 'UPGRADE' }])
  expect(row.slice(0, 2)).toEqual(['2026', '会费差额'])
})

it('leaves empty what nobody has paid', () => {
  const [, row = []] = feesTable([{ ...fee, payDate: null, payer: null }])
  expect(row.slice(8)).toEqual(['', ''])
})

it('runs nothing of what somebody has written', () => {
  expect(feeCsv([fee])).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})
