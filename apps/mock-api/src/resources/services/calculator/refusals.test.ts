import type { CalculatorStandard, Problem } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../../../testing/test-bed.ts'

const calculate = '/api/public/info-computes-calculate'

const bed = await createTestBed()
const standards = (await bed.get('/api/public/info-computes-dict')).json<CalculatorStandard[]>()

async function refusalsOf(body: object): Promise<string[]> {
  const answer = await bed.post(calculate, body)
  expect(answer.statusCode).toBe(400)
  const { message, fieldErrors = [] } = answer.json<Problem>()
  expect(message).toBe('error.validation')
  return fieldErrors.map((error) => `${error.field} ${error.message}: ${error.detail}`)
}

describe('the limits that the standards tell', () => {
  const services = standards.flatMap((standard) =>
    standard.services.map((service) => ({ standard, service, name: service.name })),
  )

  it.each(services)('hold for $name', async ({ standard, service }) => {
    const { max, decimals } = standard.amount
    const body = { standard: standard.code, service: service.code }
    for (const amount of [max, 10 ** -decimals]) {
      expect((await bed.post(calculate, { ...body, amount })).statusCode).toBe(200)
    }
    expect(await refusalsOf({ ...body, amount: 0 })).toEqual(['amount Min: must be > 0'])
    expect(await refusalsOf({ ...body, amount: max + 1 })).toEqual([`amount Max: must be <= ${max}`])
    expect(await refusalsOf({ ...body, amount: 1.0000001 })).toEqual([
      'amount Digits: must have at most 6 decimals',
    ])
  })
})

describe('what does not fit', () => {
  const works = { standard: 'BIDDING_AGENCY', service: 'WORKS', amount: 6000 }

  it.each<[object, string[]]>([
    [{ standard: 'BIDDING_AGENCY', amount: 1 }, ['service NotNull: must be one of GOODS, SERVICES, WORKS']],
    [{ ...works, service: 'DESIGN' }, ['service OneOf: must be one of GOODS, SERVICES, WORKS']],
    [{ ...works, float: 20.01 }, ['float Max: must be <= 20']],
    [{ ...works, float: -20.01 }, ['float Min: must be >= -20']],
    [{ ...works, float: 0.005 }, ['float Digits: must have at most 2 decimals']],
    [
      { ...works, coefficients: { complexity: 'SIMPLE' } },
      ['coefficients.complexity Unknown: leave it out: none apply here'],
    ],
    [{ ...works, extras: { reducedAmount: 5 } }, ['extras.reducedAmount Unknown: known here: documentsOnly']],
    [
      { standard: 'CONSTRUCTION_MANAGEMENT', amount: 1, float: 0 },
      ['float Unknown: leave it out: this standard does not float'],
    ],
    [
      { standard: 'SUPERVISION', amount: 600, coefficients: { complexity: 'HARD' } },
      ['coefficients.complexity OneOf: must be one of SIMPLE, MODERATE, COMPLEX'],
    ],
    [
      { standard: 'SUPERVISION', amount: 600, coefficients: { complexity: 1.15 } },
      ['coefficients.complexity OneOf: must be one of SIMPLE, MODERATE, COMPLEX'],
    ],
    [
      {
        standard: 'PRELIMINARY_CONSULTING',
        service: 'PROPOSAL_REVIEW',
        amount: 1e4,
        coefficients: { complexity: 'X' },
      },
      ['coefficients.complexity Type: must be a number from 0.8 to 1.2'],
    ],
    [
      {
        standard: 'PRELIMINARY_CONSULTING',
        service: 'PROPOSAL_REVIEW',
        amount: 1e4,
        coefficients: { complexity: 1.21 },
      },
      ['coefficients.complexity Max: must be <= 1.2'],
    ],
    [
      {
        standard: 'COST_CONSULTING',
        service: 'WHOLE_PROCESS',
        amount: 100,
        extras: { reducedAmount: 100.01 },
      },
      ['extras.reducedAmount Max: must be <= amount, which is 100'],
    ],
    [
      {
        standard: 'COST_CONSULTING',
        service: 'SETTLEMENT_REVIEW',
        amount: 9,
        extras: { increasedAmount: 1.0000001 },
      },
      ['extras.increasedAmount Digits: must have at most 6 decimals'],
    ],
    [{ ...works, amount: -1, float: 21 }, ['amount Min: must be > 0']],
    [
      { ...works, amount: 1e-7, float: 21 },
      ['amount Digits: must have at most 6 decimals', 'float Max: must be <= 20'],
    ],
  ])('is refused by field and limit: %o', async (body, refusals) => {
    expect(await refusalsOf(body)).toEqual(refusals)
  })

  it.each([
    [{ ...works, amount: '6000' }, 'amount Type'],
    [{ ...works, standard: 'SURVEY' }, 'standard OneOf'],
    [{ ...works, extras: { documentsOnly: 1 } }, 'extras.documentsOnly Type'],
    [{ ...works, discount: 3 }, 'discount Unknown'],
    [{ standard: 'DESIGN' }, 'amount NotNull'],
    [
      { standard: 'COST_CONSULTING', service: 'WHOLE_PROCESS', amount: 9, extras: { reducedAmount: -1 } },
      'extras.reducedAmount Min',
    ],
  ])('to the document is refused already: %o', async (body, refusal) => {
    const [first] = await refusalsOf(body)
    expect(first).toContain(refusal)
  })
})
