import { describe, expect, it } from 'vitest'
import { signUpRefusal, withdrawalRefusal } from './activity.ts'

const free = { status: 'SIGNUP', quota: 2, signedCount: 1, hasSigned: false } as const

describe('signUpRefusal', () => {
  it('takes the last place and not one more', () => {
    expect(signUpRefusal(free)).toBeNull()
    expect(signUpRefusal({ ...free, signedCount: 2 })).toBe('error.activityFull')
    expect(signUpRefusal({ ...free, signedCount: 3 })).toBe('error.activityFull')
  })

  it.each(['UPCOMING', 'ONGOING', 'ENDED', 'CANCELLED'] as const)('takes no sign-up while %s', (status) => {
    expect(signUpRefusal({ ...free, status })).toBe('error.activityNotOpen')
    for (const payState of ['NONE', 'DUE', 'PAID'] as const)
      expect(withdrawalRefusal(status, payState)).toBe('error.activityNotOpen')
  })

  it('tells who has a place so before all else', () => {
    const own = { ...free, signedCount: 2, hasSigned: true }
    expect(signUpRefusal(own)).toBe('error.activitySigned')
    expect(signUpRefusal({ ...own, status: 'ENDED' })).toBe('error.activitySigned')
  })
})

describe('withdrawalRefusal', () => {
  it('gives back a place that is not paid', () => {
    expect(withdrawalRefusal('SIGNUP', 'NONE')).toBeNull()
    expect(withdrawalRefusal('SIGNUP', 'DUE')).toBeNull()
    expect(withdrawalRefusal('SIGNUP', 'PAID')).toBe('error.activityPaid')
  })
})
