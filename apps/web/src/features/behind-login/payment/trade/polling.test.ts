import { describe, expect, it } from 'vitest'
import { nextPoll } from './polling.ts'

const waiting = { state: 'NOTPAY', isVisible: true, failures: 0 } as const

describe('nextPoll', () => {
  it.each(['NOTPAY', 'USERPAYING', undefined] as const)('asks every three seconds while %s', (state) => {
    expect(nextPoll({ ...waiting, state })).toBe(3_000)
  })

  it.each(['SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR'] as const)('stops at %s', (state) => {
    expect(nextPoll({ ...waiting, state })).toBe(false)
  })

  it('rests while nobody looks', () => {
    expect(nextPoll({ ...waiting, isVisible: false })).toBe(false)
    expect(nextPoll({ state: undefined, isVisible: false, failures: 3 })).toBe(false)
  })

  it('slows down with every failure, up to half a minute', () => {
    const delays = [0, 1, 2, 3, 4, 20].map((failures) => nextPoll({ ...waiting, failures }))
    expect(delays).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000])
  })
})
