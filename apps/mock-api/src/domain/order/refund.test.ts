import { describe, expect, it } from 'vitest'
import { refundDecision } from './refund.ts'

const payTime = new Date('2026-11-21T02:00:00.000Z')
const decided = (requestedAt: string, watchedShare: number | null = null) =>
  refundDecision({ payTime, requestedAt: new Date(requestedAt), watchedShare })

describe('a refund', () => {
  it('is granted for thirty days, to the millisecond', () => {
    expect(decided('2026-12-21T02:00:00.000Z').result).toBe('APPROVE')
    expect(decided('2026-12-21T02:00:00.001Z').result).toBe('REJECT')
  })
})

describe('a refund of a course', () => {
  it('is granted for seven days, to the millisecond', () => {
    expect(decided('2026-11-28T02:00:00.000Z', 0).result).toBe('APPROVE')
    expect(decided('2026-11-28T02:00:00.001Z', 0)).toMatchObject({
      result: 'REJECT',
      opinion: expect.stringContaining('7日'),
    })
  })

  it('is granted up to a tenth watched', () => {
    expect(decided('2026-11-22T02:00:00.000Z', 0.1).result).toBe('APPROVE')
    expect(decided('2026-11-22T02:00:00.000Z', 0.1001)).toMatchObject({
      result: 'REJECT',
      opinion: expect.stringContaining('10%'),
    })
  })
})
