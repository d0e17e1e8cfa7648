import { describe, expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

describe('daysLeft', () => {
  it('counts days of time zone PRC', () => {
    expect(daysLeft('2026-12-31', new Date('2026-11-21T04:00:00Z'))).toBe(40)
    // In Beijing it is the 22nd already.
    expect(daysLeft('2026-12-31', new Date('2026-11-21T16:00:00Z'))).toBe(39)
  })

  it('is 0 on the day and negative after it', () => {
    expect(daysLeft('2026-12-31', new Date('2026-12-31T15:59:59Z'))).toBe(0)
    expect(daysLeft('2026-12-31', new Date('2026-12-31T16:00:00Z'))).toBe(-1)
  })
})
