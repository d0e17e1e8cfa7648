import type { CalculationRequest, CalculatorStandardCode } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import { refusalsOf } from './refusals.ts'
import { standardByCode } from './standards/index.ts'

type Given = Omit<CalculationRequest, 'standard' | 'service' | 'amount'>
/** Service, amount in 万元, fee in yuan, how it was worked out by hand. */
type Case = [service: string | undefined, amount: number, feeYuan: number, how: string, given?: Given]

function yuanOf(standard: CalculatorStandardCode, [service, amount, , , given]: Case): number | null {
  const request = { standard, amount, ...(service && { service }), ...given }
  expect(refusalsOf(standardByCode[standard], request)).toEqual([])
  return calculate(standardByCode[standard], request).feeYuan
}

function check(standard: CalculatorStandardCode, cases: Case[]): void {
  it.each(cases)('%s %d 万元: %d yuan (%s)', (...one) => {
    expect(yuanOf(standard, one)).toBe(one[2])
  })
}

describe('招标代理服务费', () => {
  check('BIDDING_AGENCY', [
    ['WORKS', 6000, 225_500, '1 + 2.8 + 2.75 + 14 + 2: the example of the document itself'],
    ['GOODS', 100, 15_000, '100 × 1.5%'],
    ['GOODS', 500, 59_000, '1.5 + 400 × 1.1%'],
    ['GOODS', 80_000, 729_000, '1.5 + 4.4 + 4 + 20 + 12.5 + 20 + 30000 × 0.035%'],
    ['SERVICES', 300, 31_000, '1.5 + 200 × 0.8%'],
    ['SERVICES', 1000, 69_500, '1.5 + 3.2 + 2.25'],
    ['SERVICES', 7777.77, 197_277.7, '16.95 + 2777.77 × 0.1%'],
    ['WORKS', 10_000, 305_500, '20.55 + 5000 × 0.2%'],
    ['WORKS', 1_000_000, 1_300_500, '30.55 + 20 + 17.5 + 32 + 30'],
    ['WORKS', 12_345.678901, 317_228.39, '30.55 + 2345.678901 × 0.05% = 31.7228394505'],
    ['GOODS', 0.0001, 0.02, '1 yuan × 1.5% is 1.5 fen: half a fen goes up'],
    ['WORKS', 6000, 180_400, '22.55 × 0.8', { float: -20 }],
    ['WORKS', 6000, 270_600, '22.55 × 1.2', { float: 20 }],
    ['WORKS', 6000, 67_650, '22.55 × 30%', { extras: { documentsOnly: true } }],
    ['WORKS', 6000, 74_415, '22.55 × 1.1 × 30%', { float: 10, extras: { documentsOnly: true } }],
    ['WORKS', 6000, 225_500, 'the full service', { extras: { documentsOnly: false } }],
    ['WORKS', 8_998_750, 4_500_000, '130.05 + 7998750 × 0.004%: just the cap'],
    ['WORKS', 10_000_000, 4_500_000, '490.05, at most 450'],
    ['WORKS', 10_000_000, 3_920_400, '490.05 × 0.8 is below the cap', { float: -20 }],
    ['GOODS', 10_000_000, 1_050_000, '501.9, at most 350, of it 30%', { extras: { documentsOnly: true } }],
    ['SERVICES', 10_000_000, 3_000_000, '481.45 × 1.2, at most 300', { float: 20 }],
  ])
})

describe('施工监理服务费', () => {
  const none = undefined
  check('SUPERVISION', [
    [none, 500, 165_000, 'the first point'],
    [none, 4000, 994_500, 'half-way between 78.1 and 120.8'],
    [none, 6000, 1_408_666.67, '120.8 + 60.2 ÷ 3'],
    [none, 5200, 1_248_133.33, '120.8 + 60.2 × 200 ÷ 3000'],
    [none, 700_000, 77_470_000, 'half-way between 6835.6 and 8658.4'],
    [none, 1_000_000, 103_901_000, 'the last point'],
    [none, 2_000_000, 207_800_000, '2000000 × 1.039%'],
    [
      none,
      4000,
      1_258_042.5,
      '99.45 × 1.15 × 1.1',
      { coefficients: { complexity: 'COMPLEX', elevation: 'UP_TO_3000' } },
    ],
    [
      none,
      5200,
      993_014.88,
      '124.81333… × 0.8 × 0.85 × 1.3 × 0.9',
      {
        coefficients: { profession: 'LANDSCAPE', complexity: 'SIMPLE', elevation: 'UP_TO_4000' },
        float: -10,
      },
    ],
  ])
})

describe('工程设计费', () => {
  const none = undefined
  check('DESIGN', [
    [none, 200, 90_000, 'the first point'],
    [none, 300, 129_666.67, '9 + 11.9 ÷ 3'],
    [none, 4000, 1_338_500, 'half-way between 103.8 and 163.9'],
    [none, 1_500_000, 268_713_500, 'half-way between 18793.8 and 34948.9'],
    [none, 2_500_000, 400_000_000, '2500000 × 1.6%'],
    [
      none,
      6000,
      2_257_634,
      '192.46666… × 1.2 × 1.15 × 0.85',
      { coefficients: { profession: 'CHEMICAL', complexity: 'COMPLEX' }, float: -15 },
    ],
  ])
})

describe('建设项目前期工作咨询费', () => {
  check('PRELIMINARY_CONSULTING', [
    ['PROJECT_PROPOSAL', 3000, 60_000, '0.3亿元: the first point'],
    ['PROJECT_PROPOSAL', 4000, 71_428.57, '6 + 8 × 1000 ÷ 7000'],
    ['PROJECT_PROPOSAL', 30_000, 255_000, '3亿元: half-way between 14 and 37'],
    ['FEASIBILITY_REPORT', 30_000, 515_000, 'half-way between 28 and 75'],
    ['PROPOSAL_REVIEW', 30_000, 100_000, 'half-way between 8 and 12'],
    ['FEASIBILITY_REVIEW', 30_000, 125_000, 'half-way between 10 and 15'],
    ['FEASIBILITY_REVIEW', 500_000, 250_000, '50亿元 is still in the band below'],
    [
      'FEASIBILITY_REPORT',
      30_000,
      453_200,
      '51.5 × 0.8 × 1.1',
      { coefficients: { industry: 'FORESTRY_COMMERCE_BUILDING', complexity: 1.1 } },
    ],
    [
      'PROJECT_PROPOSAL',
      4000,
      111_428.57,
      '7.142857… × 1.3 × 1.2',
      { coefficients: { industry: 'PETROCHEMICAL_STEEL', complexity: 1.2 } },
    ],
  ])
})

describe('项目建设管理费', () => {
  const none = undefined
  check('CONSTRUCTION_MANAGEMENT', [
    [none, 800, 160_000, '800 × 2%'],
    [none, 3000, 500_000, '20 + 2000 × 1.5%'],
    [none, 8000, 1_160_000, '20 + 60 + 3000 × 1.2%'],
    [none, 20_000, 2_400_000, '20 + 60 + 60 + 10000 × 1%'],
    [none, 80_000, 7_800_000, '20 + 60 + 60 + 400 + 30000 × 0.8%'],
    [none, 200_000, 13_400_000, '20 + 60 + 60 + 400 + 400 + 100000 × 0.4%'],
  ])
})

describe('工程造价咨询服务费', () => {
  check('COST_CONSULTING', [
    ['INVESTMENT_ESTIMATE', 6000, 37_000, '0.5 + 0.4 + 2.4 + 0.4'],
    ['BUDGET_ESTIMATE', 6000, 63_000, '0.75 + 0.65 + 4 + 0.9'],
    ['BUDGET_ESTIMATE_REVIEW', 6000, 43_000, '0.5 + 0.4 + 2.8 + 0.6'],
    ['BILL_OF_QUANTITIES', 6000, 129_000, '1.35 + 1.25 + 8.4 + 1.9'],
    ['BILL_OF_QUANTITIES_REVIEW', 6000, 91_500, '0.95 + 0.9 + 6 + 1.3'],
    ['CONTROL_PRICE', 6000, 61_500, '0.75 + 0.6 + 4 + 0.8'],
    ['CONTROL_PRICE_WITH_BILL', 6000, 180_000, '1.9 + 1.7 + 12 + 2.4'],
    ['COST_APPRAISAL', 6000, 430_000, '5 + 4 + 28 + 6'],
    ['BILL_OF_QUANTITIES', 123_456.78, 1_986_851.7, '20.5 + 68 + 73456.78 × 1.5‰'],
    ['WHOLE_PROCESS', 6000, 365_000, '4.5 + 4 + 24 + 4'],
    ['WHOLE_PROCESS', 6000, 505_000, '36.5 + 350 × 4%', { extras: { reducedAmount: 350 } }],
    ['SETTLEMENT_REVIEW', 6000, 69_000, '0.9 + 0.7 + 4.4 + 0.9'],
    ['SETTLEMENT_REVIEW', 6000, 72_000, '6.9 + 5 × 6%', { extras: { increasedAmount: 5 } }],
    [
      'SETTLEMENT_REVIEW',
      2600,
      148_950,
      '3.36 + (12 + 180.25) × 6%',
      { extras: { increasedAmount: 12, reducedAmount: 180.25 } },
    ],
  ])
})
