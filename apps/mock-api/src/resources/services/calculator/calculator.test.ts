import type { Calculation, CalculatorStandard } from '@portal/api-contract'
import { document } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../../../testing/test-bed.ts'

const dict = '/api/public/info-computes-dict'
const calculate = '/api/public/info-computes-calculate'

const bed = await createTestBed()
const standards = (await bed.get(dict)).json<CalculatorStandard[]>()
const standardOf = (code: string) => standards.find((standard) => standard.code === code)

/** Requests a fee as a visitor, without a login. */
async function feeOf(body: object): Promise<Calculation> {
  const answer = await bed.post(calculate, body)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('the standards', () => {
  it('are six, in their order, with the total of a list', async () => {
    const answer = await bed.get(dict)
    expect(answer.headers['x-total-count']).toBe('6')
    expect(standards.map(({ code }) => code)).toEqual([
      'BIDDING_AGENCY',
      'SUPERVISION',
      'DESIGN',
      'PRELIMINARY_CONSULTING',
      'CONSTRUCTION_MANAGEMENT',
      'COST_CONSULTING',
    ])
  })

  it('take criteria, sort and paging like every list', async () => {
    const answer = await bed.get(`${dict}?method.equals=PROGRESSIVE&sort=orderNum,desc&size=2`)
    expect(answer.headers['x-total-count']).toBe('3')
    expect(answer.headers.link).toContain('rel="next"')
    expect(answer.json<CalculatorStandard[]>().map(({ code }) => code)).toEqual([
      'COST_CONSULTING',
      'CONSTRUCTION_MANAGEMENT',
    ])
    const one = await bed.get(`${dict}?code.equals=DESIGN`)
    expect(one.json()).toEqual([standardOf('DESIGN')])
    expect((await bed.get(`${dict}?unit.equals=x`)).statusCode).toBe(400)
  })

  it('tell of one copy alone and of none else that it is unconfirmed', () => {
    expect(standards.filter(({ isConfirmed }) => !isConfirmed).map(({ code }) => code)).toEqual([
      'COST_CONSULTING',
    ])
  })
})

describe('a form drawn from the standards', () => {
  const services = standards.flatMap((standard) =>
    standard.services.map((service) => ({ standard, service, name: service.name })),
  )

  it.each(services)('computes $name with its defaults', async ({ standard, service }) => {
    const { coefficients } = standard
    const defaults = Object.fromEntries(
      coefficients.map((coefficient) => [coefficient.code, coefficient.default]),
    )
    const body = { standard: standard.code, service: service.code, amount: 12_000 }
    const plain = await feeOf(body)
    expect(plain).toMatchObject({ outcome: 'CALCULATED', serviceName: service.name })
    expect(plain.documentNo).toBe(standard.documentNo)
    expect(plain.disclaimer).toContain('仅供参考')
    expect(await feeOf({ ...body, coefficients: defaults })).toEqual(plain)
  })

  it.each(standards.filter(({ services }) => services.length === 1))(
    'need not name the only service of $name',
    async ({ code, services }) => {
      expect((await feeOf({ standard: code, amount: 800 })).service).toBe(services[0]?.code)
    },
  )

  it('can add up what it shows: the tiers of the document’s own example', async () => {
    const { fee, feeYuan, working } = await feeOf({
      standard: 'BIDDING_AGENCY',
      service: 'WORKS',
      amount: 6000,
    })
    expect([fee, feeYuan]).toEqual([22.55, 225_500])
    expect(working?.kind === 'TIERS' && working.tiers.map((tier) => tier.fee)).toEqual([1, 2.8, 2.75, 14, 2])
  })
})

describe('the working', () => {
  it('shows the two points and the straight line between them', async () => {
    const { working, baseFee } = await feeOf({ standard: 'DESIGN', amount: 4000 })
    expect(baseFee).toBe(133.85)
    expect(working).toEqual({
      kind: 'POINTS',
      lower: { amount: 3000, fee: 103.8 },
      upper: { amount: 5000, fee: 163.9 },
      formula: '103.8 + (163.9 - 103.8) × (4000 - 3000) ÷ (5000 - 3000) = 133.85',
    })
  })

  it('shows each adjustment with its factor, in the order it applies', async () => {
    const { adjustments, fee } = await feeOf({
      standard: 'SUPERVISION',
      amount: 4000,
      coefficients: { complexity: 'COMPLEX', elevation: 'UP_TO_3000' },
      float: -10,
    })
    expect(adjustments.map(({ code, factor, formula }) => [code, factor, formula])).toEqual([
      ['profession', 1, '99.45 × 1 = 99.45'],
      ['complexity', 1.15, '99.45 × 1.15 = 114.3675'],
      ['elevation', 1.1, '114.3675 × 1.1 = 125.80425'],
      ['float', 0.9, '125.80425 × 0.9 = 113.223825'],
    ])
    expect(fee).toBe(113.223825)
  })

  it('shows a cap that does not bite, one that does, and the share taken of it', async () => {
    const body = { standard: 'BIDDING_AGENCY', service: 'GOODS' }
    const [small] = (await feeOf({ ...body, amount: 100 })).adjustments
    expect(small).toMatchObject({ kind: 'CAP', value: 350, isApplied: false, fee: 1.5 })
    const { adjustments } = await feeOf({ ...body, amount: 10_000_000, extras: { documentsOnly: true } })
    expect(adjustments.map(({ kind, isApplied, fee }) => [kind, isApplied, fee])).toEqual([
      ['CAP', true, 350],
      ['SHARE', true, 105],
    ])
  })

  it('shows what 核减 and 核增 add', async () => {
    const { adjustments, baseFee, fee } = await feeOf({
      standard: 'COST_CONSULTING',
      service: 'SETTLEMENT_REVIEW',
      amount: 2600,
      extras: { increasedAmount: 12, reducedAmount: 180.25 },
    })
    expect(adjustments.map(({ code, value }) => [code, value])).toEqual([
      ['increasedAmount', 0.72],
      ['reducedAmount', 10.815],
    ])
    expect([baseFee, fee]).toEqual([3.36, 14.895])
  })

  it('writes small figures out instead of with an exponent', async () => {
    const { working } = await feeOf({ standard: 'CONSTRUCTION_MANAGEMENT', amount: 0.000001 })
    expect(working?.formula).toBe('0.000001 × 2% = 0.00000002')
  })
})

describe('what is left to the parties', () => {
  it.each([
    [{ standard: 'SUPERVISION', amount: 499.999999 }, '低于500万元'],
    [{ standard: 'DESIGN', amount: 199.99 }, '低于200万元'],
    [{ standard: 'PRELIMINARY_CONSULTING', service: 'PROPOSAL_REVIEW', amount: 2999 }, '低于3000万元'],
  ])('has a reason and no figure: %o', async (body, reason) => {
    const result = await feeOf(body)
    expect(result).toMatchObject({
      outcome: 'BY_AGREEMENT',
      fee: null,
      feeYuan: null,
      feeRange: null,
      baseFee: null,
      working: null,
      adjustments: [],
    })
    expect(result.reason).toContain(reason)
  })

  it('has the bounds of the document above 50亿元, adjusted by the coefficients', async () => {
    const result = await feeOf({
      standard: 'PRELIMINARY_CONSULTING',
      service: 'FEASIBILITY_REPORT',
      amount: 500_000.01,
      coefficients: { industry: 'PETROLEUM_WATER', complexity: 1.15 },
    })
    expect(result).toMatchObject({ outcome: 'BY_AGREEMENT', fee: null, feeRange: { min: 276, max: 345 } })
    expect(result.adjustments.map(({ factor }) => factor)).toEqual([1.2, 1.15])
  })

  it('is the elevation above 4000 m; the base fee is told all the same', async () => {
    const coefficients = { elevation: 'ABOVE_4000' }
    const result = await feeOf({ standard: 'SUPERVISION', amount: 4000, coefficients })
    expect(result).toMatchObject({ outcome: 'BY_AGREEMENT', fee: null, feeYuan: null, baseFee: 99.45 })
    expect(result.reason).toContain('海拔4000米以上')
    expect(result.adjustments.every(({ fee }) => fee === null)).toBe(true)
  })
})

it('computes every example of the document, and as the document shows', async () => {
  const { CalculationRequest, Calculation } = document.components.schemas
  const results = await Promise.all(CalculationRequest.examples.map(feeOf))
  expect(results.every(({ outcome }) => outcome === 'CALCULATED')).toBe(true)
  for (const example of Calculation.examples) {
    const { standard, service, amount } = example
    expect(await feeOf({ standard, service, amount })).toEqual(example)
  }
})
