import { describe, expect, it } from 'vitest'
import { fenOf, formatFen, sumOf, yuanOf } from './money.ts'

describe('money', () => {
  it('is unchanged by a conversion to fen and back, also for amounts that binary fractions cannot represent', () => {
    for (const yuan of [0, 0.01, 0.29, 19.99, 1.15, 2000, 999999999.99])
      expect(yuanOf(fenOf(yuan))).toBe(yuan)
  })

  it('adds without rounding errors', () => {
    expect(sumOf(Array.from({ length: 1000 }, () => fenOf(0.1)))).toBe(fenOf(100))
  })

  it('is written with groups and two decimals', () => {
    expect([0, 5, 20_000, 123_456_789].map(formatFen)).toEqual(['¥0.00', '¥0.05', '¥200.00', '¥1,234,567.89'])
  })
})
