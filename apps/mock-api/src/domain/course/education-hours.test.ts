import { describe, expect, it } from 'vitest'
import { anchorOf, periodOf } from './education-hours.ts'

describe('the period of four years', () => {
  it.each([
    [2026, 2023, 2023, 2026],
    [2026, 2015, 2023, 2026],
    [2027, 2015, 2027, 2030],
    [2026, 2026, 2026, 2029],
    [2026, 2013, 2025, 2028],
    [2022, 2023, 2019, 2022],
  ])('that %i lies in, counted from %i, is %i to %i', (year, anchor, from, to) => {
    expect(periodOf(year, anchor)).toEqual({ from, to })
  })

  it('begins with the registration, else with joining, else with the first hours, else with the account', () => {
    const instants = { firstCreditTime: '2023-12-31T16:00:00.000Z', createdDate: '2022-05-06T02:00:00.000Z' }
    const noDays = { ...instants, certIssueDate: null, joinDate: null }
    expect(anchorOf({ ...instants, certIssueDate: '2015-06-18', joinDate: '2019-03-01' })).toBe(2015)
    expect(anchorOf({ ...noDays, joinDate: '2019-03-01' })).toBe(2019)
    expect(anchorOf(noDays)).toBe(2024)
    expect(anchorOf({ ...noDays, firstCreditTime: null })).toBe(2022)
  })
})
