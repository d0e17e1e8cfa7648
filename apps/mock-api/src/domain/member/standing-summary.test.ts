import type { ApplyKind, ApplyStatus } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  type KnownApply,
  membershipState,
  nextAction,
  type SummaryFacts,
  toldApplication,
} from './standing-summary.ts'

const today = '2026-06-15'

const apply = (status: ApplyStatus, applyKind: ApplyKind = 'JOIN', id = 7): KnownApply => ({
  id,
  applyKind,
  status,
  feeId: status === 'PENDING_PAYMENT' ? 501 : null,
})

const stranger: SummaryFacts = {
  joinDate: null,
  validTo: null,
  applications: [],
  payableFeeIds: [],
  isPaidFor: false,
  isComplete: true,
  certValidTo: null,
  isConfirmationDue: false,
  courseId: null,
}
const member: SummaryFacts = { ...stranger, joinDate: '2020-05-20', validTo: '2026-12-31' }
const nothing = { kind: 'NONE', id: null }

describe('who is no member', () => {
  it('has nothing to pay while somebody else is about to', () => {
    const facts = { ...stranger, applications: [apply('PENDING_PAYMENT')] }
    expect(nextAction(facts, today)).toEqual(nothing)
  })

  it.each<[string, readonly KnownApply[], string, object]>([
    ['has only registered', [], 'NEW', { kind: 'APPLY', id: null }],
    ['has begun', [apply('DRAFT')], 'DRAFT', { kind: 'APPLY', id: 7 }],
    ['has sent it', [apply('SUBMITTED')], 'SUBMITTED', nothing],
    ['is being reviewed', [apply('REVIEWING')], 'REVIEWING', nothing],
    ['has to mend it', [apply('RETURNED')], 'RETURNED', { kind: 'MEND', id: 7 }],
    ['was refused', [apply('REJECTED')], 'REJECTED', { kind: 'APPLY', id: null }],
    ['is approved', [apply('APPROVED')], 'APPROVED', nothing],
    ['has to pay', [apply('PENDING_PAYMENT')], 'PENDING_PAYMENT', { kind: 'PAY', id: 501 }],
    ['took it back', [apply('WITHDRAWN')], 'WITHDRAWN', { kind: 'APPLY', id: null }],
    ['has left', [apply('EFFECTIVE', 'QUIT'), apply('EFFECTIVE')], 'QUIT', { kind: 'APPLY', id: null }],
    [
      'comes back after leaving',
      [apply('SUBMITTED', 'JOIN', 9), apply('EFFECTIVE', 'QUIT'), apply('EFFECTIVE')],
      'SUBMITTED',
      nothing,
    ],
    [
      'was refused and begins again',
      [apply('DRAFT', 'JOIN', 9), apply('REJECTED')],
      'DRAFT',
      { kind: 'APPLY', id: 9 },
    ],
  ])('%s', (_who, applications, state, action) => {
    const facts = { ...stranger, applications, payableFeeIds: [501] }
    expect(membershipState(facts, today)).toBe(state)
    expect(nextAction(facts, today)).toEqual(action)
  })

  it('is asked nothing about what it applied for as a member', () => {
    const left = [apply('EFFECTIVE', 'QUIT', 9)]
    for (const status of ['RETURNED', 'PENDING_PAYMENT'] as const) {
      const facts = { ...stranger, applications: [apply(status, 'CHANGE'), ...left], payableFeeIds: [501] }
      expect(nextAction(facts, today)).toEqual({ kind: 'APPLY', id: null })
    }
  })

  it('is asked for no fee, data or course', () => {
    const facts = { ...stranger, payableFeeIds: [1], isComplete: false, courseId: 3 }
    expect(nextAction(facts, today)).toEqual({ kind: 'APPLY', id: null })
  })
})

describe('a membership', () => {
  it.each([
    ['2026-06-14', 'EXPIRED'],
    ['2026-06-15', 'EXPIRING'],
    ['2026-08-14', 'EXPIRING'],
    ['2026-08-15', 'EFFECTIVE'],
  ])('until %s is %s', (validTo, state) => {
    expect(membershipState({ ...member, validTo }, today)).toBe(state)
  })

  it('stays what it is while something else is applied for', () => {
    expect(membershipState({ ...member, applications: [apply('REVIEWING', 'CHANGE')] }, today)).toBe(
      'EFFECTIVE',
    )
    expect(membershipState({ ...member, applications: [apply('SUBMITTED', 'QUIT')] }, today)).toBe(
      'EFFECTIVE',
    )
  })
})

describe('a member', () => {
  const expired = { ...member, validTo: '2025-12-31' }

  it.each<[string, SummaryFacts, object]>([
    ['with nothing to do', member, nothing],
    [
      'whose change was returned mends it before all else',
      { ...member, applications: [apply('RETURNED', 'CHANGE')], payableFeeIds: [3] },
      { kind: 'MEND', id: 7 },
    ],
    [
      'whose upgrade was approved pays for it',
      { ...member, applications: [apply('PENDING_PAYMENT', 'UPGRADE')], payableFeeIds: [3, 501] },
      { kind: 'PAY', id: 501 },
    ],
    [
      'who owes pays the oldest',
      { ...member, payableFeeIds: [3, 4], isComplete: false },
      { kind: 'PAY', id: 3 },
    ],
    ['who has expired and owes pays', { ...expired, payableFeeIds: [3] }, { kind: 'PAY', id: 3 }],
    ['who has expired and owes nothing renews', expired, { kind: 'RENEW', id: null }],
    [
      'who began to renew goes on with it',
      { ...expired, applications: [apply('DRAFT', 'RENEW')] },
      { kind: 'RENEW', id: 7 },
    ],
    [
      'whose renewal is under review waits',
      { ...expired, applications: [apply('REVIEWING', 'RENEW')] },
      nothing,
    ],
    [
      'whose renewal waits for a fee that its unit is paying has nothing to do',
      { ...expired, applications: [apply('PENDING_PAYMENT', 'RENEW')] },
      nothing,
    ],
    ['who has expired and is being paid for has nothing to do', { ...expired, isPaidFor: true }, nothing],
    [
      'whose membership ends soon and whose next year a unit is paying has nothing to do',
      { ...member, validTo: '2026-08-14', isPaidFor: true },
      nothing,
    ],
    ['without a profile fills it in', { ...member, isComplete: false }, { kind: 'CONFIRM_DATA', id: null }],
    [
      'whose certificate has run out says what is so now',
      { ...member, certValidTo: '2026-06-14', courseId: 3 },
      { kind: 'CONFIRM_DATA', id: null },
    ],
    ['whose certificate ends today does not yet', { ...member, certValidTo: '2026-06-15' }, nothing],
    ['in the middle of a course goes on', { ...member, courseId: 3 }, { kind: 'STUDY', id: 3 }],
    [
      'whose membership ends soon renews, before a course and after the data',
      { ...member, validTo: '2026-08-14', courseId: 3 },
      { kind: 'RENEW', id: null },
    ],
    [
      'whose membership ends soon renews before a certificate that has run out',
      { ...member, validTo: '2026-08-14', certValidTo: '2026-06-14' },
      { kind: 'RENEW', id: null },
    ],
    [
      'whose membership ends soon fills in an empty profile before it renews',
      { ...member, validTo: '2026-08-14', certValidTo: '2026-06-14', isComplete: false },
      { kind: 'CONFIRM_DATA', id: null },
    ],
    [
      'whose early renewal is under review looks after its certificate meanwhile',
      {
        ...member,
        validTo: '2026-08-14',
        certValidTo: '2026-06-14',
        applications: [apply('REVIEWING', 'RENEW')],
      },
      { kind: 'CONFIRM_DATA', id: null },
    ],
    [
      'whose early renewal is under review studies meanwhile',
      { ...member, validTo: '2026-08-14', courseId: 3, applications: [apply('REVIEWING', 'RENEW')] },
      { kind: 'STUDY', id: 3 },
    ],
    [
      'is not asked for drafts of other kinds',
      { ...member, applications: [apply('DRAFT', 'CHANGE')] },
      nothing,
    ],
  ])('%s', (_who, facts, action) => {
    expect(nextAction(facts, today)).toEqual(action)
  })
})

describe('the application that a home tells of', () => {
  const isMember = { isMember: true, owes: false }

  it.each<[string, readonly KnownApply[], number]>([
    ['was returned', [apply('DRAFT', 'UPGRADE', 9), apply('RETURNED', 'CHANGE', 8)], 8],
    ['waits for its fee', [apply('SUBMITTED', 'CHANGE', 9), apply('PENDING_PAYMENT', 'UPGRADE', 8)], 8],
    ['the association has', [apply('DRAFT', 'UPGRADE', 9), apply('REVIEWING', 'CHANGE', 8)], 8],
    ['was begun last', [apply('DRAFT', 'UPGRADE', 9), apply('DRAFT', 'CHANGE', 8)], 9],
  ])('is the one that %s', (_which, applications, id) => {
    expect(toldApplication(applications, isMember)?.id).toBe(id)
  })

  it('is no renewal that was only begun while a fee renews by itself', () => {
    const begun = [apply('DRAFT', 'RENEW')]
    expect(toldApplication(begun, { isMember: true, owes: true })).toBeUndefined()
    expect(toldApplication(begun, isMember)?.id).toBe(7)
    const returned = [apply('RETURNED', 'RENEW')]
    expect(toldApplication(returned, { isMember: true, owes: true })?.id).toBe(7)
  })

  it('is none that was begun as a member of who is one no more', () => {
    const applications = [apply('DRAFT', 'CHANGE', 9), apply('EFFECTIVE', 'QUIT', 8)]
    expect(toldApplication(applications, { isMember: false, owes: false })?.id).toBe(8)
  })

  it('is the one that ended only of who is no member', () => {
    const ended = [apply('REJECTED', 'JOIN', 9), apply('WITHDRAWN', 'JOIN', 8)]
    expect(toldApplication(ended, isMember)).toBeUndefined()
    expect(toldApplication(ended, { isMember: false, owes: false })?.id).toBe(9)
    expect(toldApplication([], { isMember: false, owes: false })).toBeUndefined()
  })
})
