import { expect, it } from 'vitest'
import { recentPeriods } from './fee-periods.ts'

it('counts months back over the turn of a year', () => {
  expect(recentPeriods(new Date('2026-02-10T00:00:00Z'), 4)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ])
})

it('begins with the month it already is in China', () => {
  expect(recentPeriods(new Date('2026-10-31T17:00:00Z'), 1)).toEqual(['2026-11'])
})

it('does not skip a short month on a 31st', () => {
  expect(recentPeriods(new Date('2026-03-31T01:00:00Z'), 2)).toEqual(['2026-03', '2026-02'])
})
