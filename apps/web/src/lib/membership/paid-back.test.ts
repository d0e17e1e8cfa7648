import { describe, expect, it } from 'vitest'
import { keptAmount, refundedAmount } from './paid-back.ts'

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
