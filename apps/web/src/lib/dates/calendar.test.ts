import { describe, expect, it } from 'vitest'
import { endOfDay, recentYears, startOfDay, yearOf } from './calendar.ts'

/** The new year has begun in China, and nowhere west of it. */
const newYear = new Date('2026-12-31T16:00:00Z')

describe('a day', () => {
  it('begins and ends when it does in China', () => {
    expect(startOfDay('2026-11-21')).toBe('2026-11-20T16:00:00.000Z')
    expect(endOfDay('2026-11-21')).toBe('2026-11-21T15:59:59.999Z')
  })
})

describe('years', () => {
  it('are those of China', () => {
    expect(yearOf(newYear)).toBe(2027)
    expect(yearOf('2026-12-31T15:59:59Z')).toBe(2026)
    expect(yearOf('2019-06-18')).toBe(2019)
  })

  it('go back from the current one', () => {
    expect(recentYears(3, newYear)).toEqual([2027, 2026, 2025])
    expect(recentYears(2, newYear, 1)).toEqual([2028, 2027, 2026])
  })
})
