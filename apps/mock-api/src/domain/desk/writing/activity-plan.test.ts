import { describe, expect, it } from 'vitest'
import { isPlanned, type Promised, planFaults, withdrawalRefusal } from './activity-plan.ts'

const plan = {
  signUpStart: '2026-11-25T01:00:00.000Z',
  signUpDeadline: '2026-12-18T01:00:00.000Z',
  startTime: '2026-12-20T01:00:00.000Z',
  endTime: '2026-12-20T09:00:00.000Z',
  quota: 20,
  fee: 100,
}

const now = '2026-11-21T01:00:00.000Z'

const promised: Promised = { signedCount: 0, hasSignUps: false, fee: 100 }

const fieldsOf = (changed: Parameters<typeof planFaults>[0], before?: Promised) =>
  planFaults(changed, now, before).map(({ field }) => field)

describe('the plan of an activity', () => {
  it('has its times in order; signing up may last until it begins', () => {
    expect(fieldsOf(plan)).toEqual([])
    expect(fieldsOf({ ...plan, signUpDeadline: plan.startTime })).toEqual([])
    expect(fieldsOf({ ...plan, endTime: plan.startTime })).toEqual(['endTime'])
    expect(fieldsOf({ ...plan, signUpStart: plan.signUpDeadline })).toEqual(['signUpDeadline'])
    expect(fieldsOf({ ...plan, signUpDeadline: plan.endTime })).toEqual(['signUpDeadline'])
  })

  it('lies within the years of four digits, whatever the offsets', () => {
    expect(fieldsOf({ ...plan, signUpStart: '0000-01-01T00:00:00+23:59' })).toEqual(['signUpStart'])
    expect(fieldsOf({ ...plan, endTime: '9999-12-31T23:59:59-23:59' })).toEqual(['endTime'])
  })

  it('begins later than now where it is published', () => {
    const past = {
      ...{ signUpStart: '2025-11-01T01:00:00.000Z', signUpDeadline: '2025-12-18T01:00:00.000Z' },
      ...{ startTime: '2025-12-20T01:00:00.000Z', endTime: '2025-12-20T09:00:00.000Z', quota: 20, fee: 100 },
    }
    expect(fieldsOf(past)).toEqual([])
    expect(fieldsOf(past, promised)).toEqual(['startTime'])
    expect(fieldsOf({ ...past, startTime: now, endTime: plan.endTime }, promised)).toEqual(['startTime'])
  })

  it('keeps what members rely on who have signed up', () => {
    const four = { ...promised, signedCount: 4, hasSignUps: true }
    expect(fieldsOf({ ...plan, quota: 1, fee: 50 }, promised)).toEqual([])
    expect(fieldsOf({ ...plan, quota: 4 }, four)).toEqual([])
    expect(fieldsOf({ ...plan, quota: 3, fee: 50 }, four)).toEqual(['quota', 'fee'])
  })

  it('keeps the fee also where everybody who had signed up has cancelled since', () => {
    expect(fieldsOf({ ...plan, quota: 1, fee: 50 }, { ...promised, hasSignUps: true })).toEqual(['fee'])
  })

  it('is changed before it begins, and withdrawn while nobody has signed up', () => {
    expect((['DRAFT', 'SIGNUP', 'ONGOING', 'CANCELLED'] as const).map(isPlanned)).toEqual([
      ...[true, true, false, false],
    ])
    expect(withdrawalRefusal('SIGNUP', false)).toBeNull()
    expect(withdrawalRefusal('UPCOMING', true)).toBe('error.activityHasSignUps')
    expect(withdrawalRefusal('DRAFT', false)).toBe('error.activityNotOpen')
    expect(withdrawalRefusal('ENDED', true)).toBe('error.activityNotOpen')
  })
})
