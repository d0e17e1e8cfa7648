import { ApiError, type CalculatorStandard } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { readInput, refusedFields } from './read-input.ts'

const limits = { min: 0, isMinExclusive: true, max: 1e8, decimals: 6 }
const table = { kind: 'TIERS' as const, rateUnit: '‰' as const, tiers: [{ above: 0, upTo: null, rate: 1 }] }
const review = { code: 'REVIEW', name: '结算审核', amountName: '送审造价', table, cap: null }
const standard: CalculatorStandard = {
  id: 1,
  orderNum: 1,
  code: 'COST_CONSULTING',
  name: '咨询费',
  documentNo: '甲〔2026〕1号',
  method: 'PROGRESSIVE',
  unit: '万元',
  isConfirmed: false,
  confirmationNote: null,
  amount: limits,
  services: [
    {
      ...review,
      extras: [
        { kind: 'AMOUNT', code: 'reducedAmount', name: '核减额', rate: 6, limits, isWithinAmount: true },
        { kind: 'FLAG', code: 'documentsOnly', name: '仅文件', rate: 30 },
      ],
    },
    { ...review, code: 'ESTIMATE', extras: [] },
  ],
  coefficients: [
    {
      kind: 'CHOICE',
      code: 'industry',
      name: '行业',
      options: [
        { code: 'OTHER', name: '其他', factor: 1 },
        { code: 'STEEL', name: '钢铁', factor: 1.3 },
      ],
      default: 'OTHER',
    },
    {
      kind: 'RANGE',
      code: 'complexity',
      name: '复杂程度',
      limits: { ...limits, min: 0.8, max: 1.2 },
      default: 1,
    },
  ],
  float: { min: -20, isMinExclusive: false, max: 20, decimals: 2 },
  notes: [],
  disclaimer: '仅供参考',
}

describe('readInput', () => {
  it('asks for nothing before there is an amount', () => {
    expect(readInput(standard, {})).toEqual({ request: undefined, flaws: {} })
  })

  it('takes the first service and the defaults, and leaves out what was not filled in', () => {
    expect(readInput(standard, { amount: '6,000' }).request).toEqual({
      standard: 'COST_CONSULTING',
      service: 'REVIEW',
      amount: 6000,
      coefficients: { industry: 'OTHER' },
    })
  })

  it('takes everything that fits', () => {
    const search = {
      amount: '100',
      industry: 'STEEL',
      complexity: '1.1',
      float: '-10',
      reducedAmount: '8',
      documentsOnly: true as const,
    }
    expect(readInput(standard, search).request).toMatchObject({
      coefficients: { industry: 'STEEL', complexity: 1.1 },
      extras: { reducedAmount: 8, documentsOnly: true },
      float: -10,
    })
  })

  it('asks for nothing while something is wrong, and names it', () => {
    const { request, flaws } = readInput(standard, { amount: '100', complexity: '2', reducedAmount: '101' })
    expect(request).toBeUndefined()
    expect(flaws).toMatchObject({ complexity: { kind: 'max' }, reducedAmount: { kind: 'within' } })
  })

  it('does not mind what belongs to another service or standard', () => {
    const { request } = readInput(standard, { service: 'ESTIMATE', amount: '1', reducedAmount: '9' })
    expect(request).toMatchObject({ service: 'ESTIMATE', amount: 1 })
    expect(request?.extras).toBeUndefined()
  })
})

it('puts what the server refuses beside its field', () => {
  const fieldErrors = ['extras.reducedAmount', 'service'].map((field) => ({
    objectName: 'body',
    field,
    message: 'Max',
  }))
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, fieldErrors }
  expect(refusedFields(new ApiError('http', { status: 400, problem }))).toEqual({
    reducedAmount: { kind: 'refused' },
  })
})
