import { describe, expect, it } from 'vitest'
import { expiryAfterProof, transferAfter, transferExpiry, transferRemark } from './bank-transfer.ts'

describe('a transfer', () => {
  it.each([
    ['AWAITING_PROOF', 'HAND_IN', 'CONFIRMING'],
    ['CONFIRMING', 'HAND_IN', 'CONFIRMING'],
    ['CONFIRMING', 'CONFIRM', 'CONFIRMED'],
    ['CONFIRMING', 'ASK_AGAIN', 'ASKED_AGAIN'],
    ['ASKED_AGAIN', 'HAND_IN', 'CONFIRMING'],
  ] as const)('that is %s goes by %s to %s', (status, event, state) =>
    expect(transferAfter(status, event)).toEqual({ ok: true, state }),
  )

  it.each([
    ['AWAITING_PROOF', 'CONFIRM'],
    ['ASKED_AGAIN', 'CONFIRM'],
    ['CONFIRMED', 'ASK_AGAIN'],
    ['CONFIRMED', 'HAND_IN'],
  ] as const)('that is %s refuses %s', (status, event) =>
    expect(transferAfter(status, event)).toEqual({ ok: false, refusal: 'error.reviewDecided' }),
  )

  it('has seven days to be made, and seven to be shown again after seven to be found', () => {
    const at = new Date('2026-11-21T02:00:00.000Z')
    expect(transferExpiry(at).toISOString()).toBe('2026-11-28T02:00:00.000Z')
    expect(expiryAfterProof(at).toISOString()).toBe('2026-12-05T02:00:00.000Z')
    expect(transferRemark({ orderType: 'ON_BEHALF', orderNo: 'JC1' })).toBe('会费 JC1')
    expect(transferRemark({ orderType: 'EDU', orderNo: 'JC1' })).toBe('培训费 JC1')
    expect(transferRemark({ orderType: 'OTHER', orderNo: 'JC1' })).toBe('活动费 JC1')
  })
})
