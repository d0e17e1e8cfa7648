import { describe, expect, it } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    ['30', 30],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j asks to wait %j s', (header, wait) => {
    expect(retryAfterSeconds(header, now)).toBe(wait)
  })
})
