import { describe, expect, it } from 'vitest'
import { isSameMoney, keptAmount, refundedAmount, sumYuan } from './money.ts'

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

describe('what was paid back of an order', () => {
  const lines = [
    { amount: 200, refundStatus: 'REFUNDED' },
    { amount: 199.99, refundStatus: null },
  ]

  it('is what the backend says', () => {
    expect(refundedAmount({ totalAmount: 400, refundedAmount: 0, status: 'REFUNDED' })).toBe(0)
    expect(keptAmount({ totalAmount: 400.01, refundedAmount: 200 })).toBe(200.01)
  })

  it('is told by the state and the lines where the backend leaves it out', () => {
    expect(refundedAmount({ totalAmount: 400, status: 'PAID' })).toBe(0)
    expect(refundedAmount({ totalAmount: 400, status: 'REFUNDED' })).toBe(400)
    expect(keptAmount({ totalAmount: 399.99, status: 'PAID', details: lines })).toBe(199.99)
  })
})
