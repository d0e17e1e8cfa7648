import { i18n } from '@lingui/core'
import type { Calculation, CalculatorStandard } from '@portal/api-contract'
import { beforeAll, expect, it } from 'vitest'
import { toCsv } from '../../../lib/table/csv.ts'
import { formulaText } from '../figures.ts'
import { recordOf, toText } from './record.ts'

const service = {
  code: 'WORKS',
  name: '工程招标',
  amountName: '中标金额',
  table: { kind: 'TIERS' as const, rateUnit: '%' as const, tiers: [{ above: 0, upTo: null, rate: 1 }] },
  cap: null,
  extras: [],
}
const standard: CalculatorStandard = {
  id: 1,
  orderNum: 1,
  code: 'BIDDING_AGENCY',
  name: '招标代理服务费',
  documentNo: '计价格〔2002〕1980号',
  method: 'PROGRESSIVE',
  unit: '万元',
  isConfirmed: true,
  confirmationNote: null,
  amount: { min: 0, isMinExclusive: true, max: 1e8, decimals: 6 },
  services: [service],
  coefficients: [],
  float: null,
  notes: [],
  disclaimer: '计算结果仅供参考。',
}
const calculation: Calculation = {
  standard: 'BIDDING_AGENCY',
  standardName: '招标代理服务费',
  service: 'WORKS',
  serviceName: '工程招标',
  documentNo: '计价格〔2002〕1980号',
  amount: 6000,
  outcome: 'CALCULATED',
  fee: 60,
  feeYuan: 600_000,
  feeRange: null,
  reason: null,
  baseFee: 60,
  working: {
    kind: 'TIERS',
    rateUnit: '%',
    tiers: [{ above: 0, upTo: 10_000, part: 6000, rate: 1, fee: 60 }],
    formula: '6000 × 1% = 60',
  },
  adjustments: [
    {
      kind: 'CAP',
      code: 'cap',
      name: '最高限额',
      choice: null,
      factor: null,
      value: 450,
      isApplied: false,
      formula: 'min(60, 450) = 60',
      fee: 60,
    },
  ],
  notes: [],
  disclaimer: '计算结果仅供参考。',
}

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

it('is a table that spreadsheets open, each figure in a cell of its own', () => {
  const csv = toCsv(recordOf(standard, calculation))
  expect(csv.startsWith('\uFEFF收费标准,招标代理服务费,工程招标\r\n')).toBe(true)
  expect(csv).toContain('\r\n0–10000,6000,1%,60\r\n')
  expect(csv).toContain('\r\n中标金额,"6,000 万元"\r\n')
  expect(csv).toContain('\r\n最高限额,"min(60, 450) = 60"\r\n')
  expect(csv).toContain('\r\n费用,60 万元,600000.00 元\r\n')
})

it('is a text that says what the fee rests on', () => {
  const text = toText(recordOf(standard, calculation))
  expect(text).toContain('依据：计价格〔2002〕1980号，费率表已有出处印证')
  expect(text).toContain('费用：60 万元，600000.00 元')
  expect(text).toContain('说明：计算结果仅供参考。')
})

it('says why there is no fee', () => {
  const agreed = { ...calculation, fee: null, feeYuan: null, working: null, reason: '由双方协商确定' }
  expect(recordOf(standard, agreed)).toContainEqual(['费用', '由双方协商确定'])
})

it('has the decimals of a language with commas, and cells that its spreadsheets part', () => {
  i18n.loadAndActivate({ locale: 'pt-BR', messages: {} })
  const csv = toCsv(recordOf(standard, { ...calculation, fee: 60.25, feeYuan: 602_500 }))
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  expect(csv).toContain('\r\n0–10000;6000;1\u00a0%;60\r\n')
  expect(csv).toContain(';602500,00 ')
})

it('writes the figures of a formula as the language does', () => {
  const formula = 'min(22.55, 450) × 0.35% = 0.078925'
  expect(formulaText(formula)).toBe(formula)
  i18n.loadAndActivate({ locale: 'pt-BR', messages: {} })
  expect(formulaText(formula)).toBe('min(22,55; 450) × 0,35\u00a0% = 0,078925')
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
})
