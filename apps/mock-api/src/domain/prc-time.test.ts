import { describe, expect, it } from 'vitest'
import { prcDate, prcDay, prcInstant, prcMinute, prcYear } from './prc-time.ts'

describe('time in PRC', () => {
  const newYear = new Date('2026-12-31T16:00:00.000Z')

  it('turns the day at 16:00 UTC', () => {
    expect(prcDate(new Date(newYear.getTime() - 1))).toBe('2026-12-31')
    expect(prcDate(newYear)).toBe('2027-01-01')
    expect(prcYear(newYear)).toBe(2027)
    expect(prcDay(newYear)).toBe('20270101')
    expect(prcMinute(newYear)).toBe('2027-01-01 00:00')
  })

  it('knows the instant of a wall clock there', () => {
    expect(prcInstant('2027-01-01')).toEqual(newYear)
    expect(prcInstant('2026-03-01', 9).toISOString()).toBe('2026-03-01T01:00:00.000Z')
  })
})
