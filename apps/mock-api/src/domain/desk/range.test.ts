import { expect, it } from 'vitest'
import { comparedWith, instantsOf, thisYear } from './range.ts'

it('is this year so far in PRC', () => {
  expect(thisYear(new Date('2026-12-31T16:00:00Z'))).toEqual({ from: '2027-01-01', to: '2027-01-01' })
})

it.each([
  [{ from: '2026-01-01', to: '2026-11-21' }, 'YEAR', { from: '2025-01-01', to: '2025-11-21' }],
  [{ from: '2024-02-29', to: '2024-03-01' }, 'YEAR', { from: '2023-02-28', to: '2023-03-01' }],
  [{ from: '2026-03-01', to: '2026-03-31' }, 'PERIOD', { from: '2026-01-29', to: '2026-02-28' }],
  [{ from: '0001-01-01', to: '9999-12-31' }, 'YEAR', { from: '0000-01-01', to: '9998-12-31' }],
  [{ from: '0001-01-01', to: '9999-12-31' }, 'PERIOD', { from: '0000-01-01', to: '0000-12-31' }],
  [{ from: '0000-01-01', to: '0000-02-29' }, 'YEAR', { from: '0000-01-01', to: '0000-02-28' }],
  [{ from: '2026-03-01', to: '2026-03-01' }, 'PERIOD', { from: '2026-02-28', to: '2026-02-28' }],
] as const)('%j is compared by %s with %j', (range, compare, expected) => {
  expect(comparedWith(range, compare)).toEqual(expected)
})

it('lasts from the first midnight to the one after the last day', () => {
  const instants = { since: '2026-02-28T16:00:00.000Z', before: '2026-03-31T16:00:00.000Z' }
  expect(instantsOf({ from: '2026-03-01', to: '2026-03-31' })).toEqual(instants)
  expect(instantsOf({ from: '2026-03-01', to: '9999-12-31' }).before).toBe('9999-12-31T16:00:00.000Z')
})
