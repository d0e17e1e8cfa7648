import type {
  Calculation,
  CalculationRequest,
  CalculatorPoint,
  CalculatorService,
  CalculatorStandard,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { calculate } from './calculate.ts'
import { standardByCode } from './standards/index.ts'

interface Subject {
  standard: CalculatorStandard
  service: CalculatorService
}

const subjects: Subject[] = Object.values(standardByCode).flatMap((standard) =>
  standard.services.map((service) => ({ standard, service })),
)
const ofTiers = subjects.filter(({ service }) => service.table.kind === 'TIERS')
const ofPoints = subjects.filter(({ service }) => service.table.kind === 'POINTS')

const random = createRandom('calculator')
/** Fen between the bounds in 万元, small and large ones alike often. */
const anyFen = (min: number, max: number): bigint =>
  BigInt(Math.round(Math.exp(random.between(Math.log(min), Math.log(max))) * 1e6))
const amountOf = (fen: bigint): number => Number(`${fen}e-6`)
const draws = Array.from({ length: 60 }, (_, i) => i)

const feeAt = ({ standard, service }: Subject, amount: number, given: Partial<CalculationRequest> = {}) =>
  calculate(standard, { standard: standard.code, service: service.code, amount, ...given })

function fenOf({ feeYuan }: Calculation): bigint {
  if (feeYuan === null) throw new Error('by agreement')
  return BigInt(Math.round(feeYuan * 100))
}

const pointsOf = ({ service: { table } }: Subject): CalculatorPoint[] =>
  table.kind === 'POINTS' ? table.points : []

const lastOf = (subject: Subject): CalculatorPoint => pointsOf(subject).at(-1) ?? { amount: 0, fee: 0 }
const firstAmountOf = (subject: Subject): number => pointsOf(subject)[0]?.amount ?? 0.01
const lastAmountOf = (subject: Subject): number => lastOf(subject).amount || 100_000_000

/** A decimal as an integer of millionths; a reference of its own, beside the one under test. */
const millionths = (value: number): bigint => BigInt(Math.round(value * 1e6))

/** What a figure says, digit by digit, in 10^-12. */
function trillionths(figure: number): bigint {
  const [digits = '', exponent = '0'] = String(figure).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  return BigInt(whole + fraction) * 10n ** BigInt(12 + Number(exponent) - fraction.length)
}

/** The base fee in fen as numerator and denominator, in whole numbers alone. */
function referenceBase({ service: { table } }: Subject, fen: bigint): [bigint, bigint] {
  if (table.kind === 'TIERS') {
    const parts = table.rateUnit === '%' ? 100n : 1000n
    let sum = 0n
    for (const { above, upTo, rate } of table.tiers) {
      const low = millionths(above)
      const high = upTo === null || millionths(upTo) > fen ? fen : millionths(upTo)
      if (high > low) sum += (high - low) * millionths(rate)
    }
    return [sum, parts * 1_000_000n]
  }
  const at = table.points.findIndex(({ amount }) => millionths(amount) >= fen)
  const [a, b] = [table.points[at - 1], table.points[at]].map((point) => ({
    x: millionths(point?.amount ?? 0),
    y: millionths(point?.fee ?? 0),
  }))
  if (!a || !b) throw new Error('out of the table')
  return [a.y * (b.x - a.x) + (b.y - a.y) * (fen - a.x), b.x - a.x]
}

const halfUp = ([numerator, denominator]: [bigint, bigint]): bigint =>
  (2n * numerator + denominator) / (2n * denominator)

describe.each(subjects)('$standard.code $service.code', (subject) => {
  it('is exact to the fen', () => {
    for (const _ of draws) {
      const fen = anyFen(firstAmountOf(subject) * 1.001, lastAmountOf(subject))
      const expected = halfUp(referenceBase(subject, fen))
      const cap = subject.service.cap === null ? expected : millionths(subject.service.cap)
      expect(fenOf(feeAt(subject, amountOf(fen)))).toBe(expected < cap ? expected : cap)
    }
  })

  it('never falls as the amount rises', () => {
    for (const _ of draws) {
      const one = anyFen(firstAmountOf(subject) * 1.001, lastAmountOf(subject))
      const other = anyFen(firstAmountOf(subject) * 1.001, lastAmountOf(subject))
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(fenOf(feeAt(subject, amountOf(less))) <= fenOf(feeAt(subject, amountOf(more)))).toBe(true)
    }
  })

  it('has the same fee in yuan and in 万元', () => {
    for (const _ of draws) {
      const { fee, feeYuan } = feeAt(subject, amountOf(anyFen(firstAmountOf(subject) * 1.001, 400_000)))
      expect(BigInt(Math.round((fee ?? 0) * 1e6))).toBe(BigInt(Math.round((feeYuan ?? 0) * 100)))
    }
  })
})

describe.each(ofTiers)('the tiers of $standard.code $service.code', (subject) => {
  const { table } = subject.service
  const bounds = table.kind === 'TIERS' ? table.tiers.flatMap(({ upTo }) => upTo ?? []) : []

  it.each(bounds)('do not jump at %d', (bound) => {
    const at = fenOf(feeAt(subject, bound))
    const above = fenOf(feeAt(subject, amountOf(millionths(bound) + 1n)))
    expect(above - at <= 1n).toBe(true)
  })

  it.each(bounds)('include their upper bound: %d', (bound) => {
    const tiersAt = (amount: number) => {
      const { working } = feeAt(subject, amount)
      return working?.kind === 'TIERS' ? working.tiers : []
    }
    const at = tiersAt(bound)
    expect(at.at(-1)?.upTo).toBe(bound)
    expect(tiersAt(amountOf(millionths(bound) + 1n))).toHaveLength(at.length + 1)
  })

  it('add up as they are shown', () => {
    for (const _ of draws) {
      const fen = anyFen(0.01, 100_000_000)
      const { working, baseFee } = feeAt(subject, amountOf(fen))
      const tiers = working?.kind === 'TIERS' ? working.tiers : []
      expect(tiers.reduce((sum, { part }) => sum + millionths(part), 0n)).toBe(fen)
      const sum = tiers.reduce((total, { fee }) => total + trillionths(fee), 0n)
      expect(sum).toBe(trillionths(baseFee ?? 0))
    }
  })
})

describe.each(ofPoints)('the points of $standard.code $service.code', (subject) => {
  it.each(pointsOf(subject))('are hit: $amount → $fee', ({ amount, fee }) => {
    expect(feeAt(subject, amount)).toMatchObject({ baseFee: fee, fee })
  })

  it('have straight lines between them', () => {
    const points = pointsOf(subject)
    for (const [i, { amount, fee }] of points.slice(1).entries()) {
      const before = points[i] ?? { amount: 0, fee: 0 }
      const middle = feeAt(subject, (before.amount + amount) / 2)
      expect(fenOf(middle)).toBe((millionths(before.fee) + millionths(fee)) / 2n)
    }
  })

  it('leave what is below the first to the parties, and only that', () => {
    const first = millionths(firstAmountOf(subject))
    const below = feeAt(subject, amountOf(first - 1n))
    expect(below).toMatchObject({ outcome: 'BY_AGREEMENT', fee: null, feeYuan: null, baseFee: null })
    expect(below.reason).toContain('双方协商')
    expect(feeAt(subject, amountOf(first)).outcome).toBe('CALCULATED')
  })
})

describe('above the last point', () => {
  it.each([
    [standardByCode.SUPERVISION, 1039n],
    [standardByCode.DESIGN, 1600n],
  ])('$name takes a percentage of the whole amount', (standard, perHundredThousand) => {
    const [service] = standard.services
    if (!service) throw new Error('no service')
    const subject = { standard, service }
    for (const _ of draws) {
      const fen = anyFen(lastAmountOf(subject) * 1.001, 100_000_000)
      expect(fenOf(feeAt(subject, amountOf(fen)))).toBe(halfUp([fen * perHundredThousand, 100_000n]))
    }
  })

  it('the document falls back a little, and so does the calculator', () => {
    const [service] = standardByCode.DESIGN.services
    if (!service) throw new Error('no service')
    const subject = { standard: standardByCode.DESIGN, service }
    expect(feeAt(subject, 2_000_000).fee).toBe(34_948.9)
    expect(feeAt(subject, 2_000_001).fee).toBe(32_000.016)
  })
})

describe('adjustments', () => {
  const supervision = standardByCode.SUPERVISION
  const [service] = supervision.services
  if (!service) throw new Error('no service')
  const subject = { standard: supervision, service }

  it('multiply exactly and are rounded once', () => {
    const options = supervision.coefficients.map((coefficient) =>
      coefficient.kind === 'CHOICE' ? coefficient.options.filter(({ factor }) => factor !== null) : [],
    )
    for (const _ of draws) {
      const fen = anyFen(501, 1_000_000)
      const chosen = options.map((list) => list[random.int(0, list.length - 1)] ?? { code: '', factor: 1 })
      const [profession, complexity, elevation] = chosen.map(({ code }) => code)
      const float = random.int(-2000, 2000) / 100
      const given = { coefficients: { profession, complexity, elevation }, float }
      const [base, over] = referenceBase(subject, fen)
      const product = chosen.reduce((all, { factor }) => all * millionths(factor ?? 1), base)
      const expected = halfUp([product * millionths(100 + float), over * 10n ** 18n * 100n * 1_000_000n])
      expect(fenOf(feeAt(subject, amountOf(fen), given))).toBe(expected)
    }
  })

  it.each(subjects.filter(({ service }) => service.cap !== null))(
    'never take $service.name above its cap',
    (capped) => {
      for (const float of [-20, -7.5, 0, 12.25, 20]) {
        for (const amount of [6_000_000, 9_000_000, 100_000_000]) {
          const result = feeAt(capped, amount, { float })
          const cap = result.adjustments.find(({ kind }) => kind === 'CAP')
          expect(result.fee).toBeLessThanOrEqual(capped.service.cap ?? 0)
          expect(cap?.isApplied).toBe((result.baseFee ?? 0) * (1 + float / 100) > (capped.service.cap ?? 0))
        }
      }
    },
  )
})
