import { expect, it } from 'vitest'
import { endOfNextMonth, workingDaysAfter } from './working-days.ts'

it.each([
  ['2026-11-20', 0, '2026-11-20'],
  // A Friday and the Saturday after it lead to the same Wednesday.
  ['2026-11-20', 3, '2026-11-25'],
  ['2026-11-21', 3, '2026-11-25'],
  ['2026-11-25', 5, '2026-12-02'],
])('%s and %i working days is %s', (date, count, end) => {
  expect(workingDaysAfter(date, count)).toBe(end)
})

it.each([
  ['2026-11-30', '2026-12-31'],
  ['2026-12-02', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
])('the month after %s ends on %s', (date, end) => {
  expect(endOfNextMonth(date)).toBe(end)
})
