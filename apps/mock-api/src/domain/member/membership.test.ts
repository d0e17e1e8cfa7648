import { describe, expect, it } from 'vitest'
import { permissionsOf } from '../account/permissions.ts'
import { membershipStatus, validityAfterPaying, validityAfterRefund } from './membership.ts'

const today = '2026-11-21'
const joined = { joinDate: '2019-05-01', validTo: '2026-12-31', owedCount: 0 }

describe('a membership', () => {
  it.each([
    ['ACTIVE', joined],
    ['ACTIVE', { ...joined, validTo: today }],
    ['ARREARS', { ...joined, owedCount: 2 }],
    ['EXPIRED', { ...joined, validTo: '2026-11-20' }],
    ['EXPIRED', { ...joined, validTo: '2025-12-31', owedCount: 1 }],
    ['APPLYING', { joinDate: null, validTo: null, owedCount: 0 }],
  ])('is %s', (status, membership) => {
    expect(membershipStatus(membership, today)).toBe(status)
  })

  it('is extended to the end of the latest paid year, and never shortened', () => {
    expect(validityAfterPaying('2025-12-31', [2026, 2025])).toBe('2026-12-31')
    expect(validityAfterPaying('2026-12-31', [2024])).toBe('2026-12-31')
    expect(validityAfterPaying(null, [2026])).toBe('2026-12-31')
    expect(validityAfterPaying(null, [])).toBeNull()
  })

  it('falls back to the latest year that is still paid when one is refunded', () => {
    expect(validityAfterRefund('2026-12-31', [2026], [2023, 2025])).toBe('2025-12-31')
    expect(validityAfterRefund('2026-12-31', [2025, 2026], [])).toBe('2024-12-31')
    expect(validityAfterRefund('2026-12-31', [2024], [2026])).toBe('2026-12-31')
    expect(validityAfterRefund(null, [2026], [])).toBeNull()
  })

  it('gives the right to pay once it exists or is to be paid for', () => {
    expect(permissionsOf({ ownerType: 'PERSON', hasJoined: true, hasFees: true })).toContain('fees.pay')
    expect(permissionsOf({ ownerType: 'PERSON', hasJoined: false, hasFees: true })).toContain('fees.pay')
    expect(permissionsOf({ ownerType: 'UNIT', hasJoined: false, hasFees: false })).not.toContain('fees.pay')
  })
})
