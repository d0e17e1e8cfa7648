import { describe, expect, it } from 'vitest'
import { judgeRefund } from './refund.ts'

describe('a refund', () => {
  const payTime = new Date('2026-11-21T02:00:00.000Z')

  it('is granted for thirty days, to the millisecond', () => {
    expect(judgeRefund(payTime, new Date('2026-12-21T02:00:00.000Z')).result).toBe('APPROVE')
    expect(judgeRefund(payTime, new Date('2026-12-21T02:00:00.001Z')).result).toBe('REJECT')
  })
})
