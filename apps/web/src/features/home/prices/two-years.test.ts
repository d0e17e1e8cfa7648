import { expect, it } from 'vitest'
import { twoYears } from './two-years.ts'

it('gives the latest month’s year and the one before, each in full', () => {
  const years = twoYears('2026-10')
  expect(years.map(({ year }) => year)).toEqual([2025, 2026])
  expect(years[0]?.periods).toHaveLength(12)
  expect(years[1]?.periods.at(-1)).toBe('2026-12')
})

it('has both years when the latest month is a December or a January', () => {
  expect(twoYears('2025-12').map(({ year }) => year)).toEqual([2024, 2025])
  expect(twoYears('2026-01')[0]?.periods[0]).toBe('2025-01')
})
