import { expect, it } from 'vitest'
import { stationsFrom } from './schedule-steps.ts'

it('promises a day where the association decides, and none where the applicant does', () => {
  // A Friday.
  expect(stationsFrom('2026-11-20').map(({ by }) => by)).toEqual([
    '2026-11-20',
    undefined,
    '2026-11-25',
    '2026-12-02',
    '2027-01-31',
    undefined,
    undefined,
  ])
})
