import { describe, expect, it } from 'vitest'
import { isSameMoney, sumYuan } from './money.ts'

describe('sumYuan', () => {
  it('is exact to the fen', () => {
    expect(sumYuan([0.1, 0.2])).toBe(0.3)
    expect(sumYuan(Array.from({ length: 1000 }, () => 1.01))).toBe(1010)
    expect(sumYuan([2000, 199.99, 0.01])).toBe(2200)
  })

  it('is nothing for nothing', () => {
    expect(sumYuan([])).toBe(0)
  })
})

describe('isSameMoney', () => {
  it('knows yuan and fen for the same', () => {
    expect(isSameMoney(4.35, 435)).toBe(true)
    expect(isSameMoney(1.005, 100)).toBe(true)
  })

  it('tells a fen apart', () => {
    expect(isSameMoney(200, 20001)).toBe(false)
  })
})
