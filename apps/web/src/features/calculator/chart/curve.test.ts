import type { CalculatorService } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { agreedSpans, axisEnd, linesOf, sampleAmounts } from './curve.ts'

const bounds = [100, 500, 1000, 5000, 10_000]
const service = (table: CalculatorService['table']): CalculatorService => ({
  code: 'WORKS',
  name: '工程招标',
  amountName: '中标金额',
  table,
  cap: null,
  extras: [],
})
const tiers = service({
  kind: 'TIERS',
  rateUnit: '%',
  tiers: [...bounds, null].map((upTo, index) => ({ above: bounds[index - 1] ?? 0, upTo, rate: 1 })),
})
const points = service({
  kind: 'POINTS',
  points: [
    { amount: 3000, fee: 6 },
    { amount: 10_000, fee: 14 },
  ],
  belowReason: '协商',
  beyond: { kind: 'AGREEMENT', fee: { min: 14, max: 20 }, reason: '协商' },
})

describe('what the curve is asked for', () => {
  it('holds every bound that can be told apart, the end, and enough between', () => {
    const amounts = sampleAmounts(tiers, 50_000)
    expect(amounts).toEqual(expect.arrayContaining([1000, 5000, 10_000, 50_000]))
    expect(amounts).not.toContain(500)
    expect(amounts.length).toBeLessThanOrEqual(14)
    expect(amounts.every((amount, index) => amount - (amounts[index - 1] ?? 0) >= 999)).toBe(true)
  })

  it('stays above what the other input allows', () => {
    expect(Math.min(...sampleAmounts(tiers, 10_000, 2600))).toBeGreaterThan(2600)
  })

  it('ends at a round figure beyond the largest amount, within the limit', () => {
    expect(axisEnd([6000, 800], 1e8)).toBe(10_000)
    expect(axisEnd([9e7], 1e8)).toBe(1e8)
  })
})

it('knows where the parties agree', () => {
  expect(agreedSpans(tiers, 10_000)).toEqual([])
  expect(agreedSpans(points, 20_000)).toEqual([
    { from: 0, to: 3000 },
    { from: 10_000, to: 20_000 },
  ])
  expect(agreedSpans(points, 2000)).toEqual([{ from: 0, to: 2000 }])
})

it('breaks the line where there is no fee', () => {
  const fees = [null, 1, 2, null, 3, 4].map((fee, amount) => ({ amount, fee }))
  expect(linesOf(fees).map((run) => run.map(({ fee }) => fee))).toEqual([
    [1, 2],
    [3, 4],
  ])
})
