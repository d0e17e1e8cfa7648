import type { Role } from '@portal/api-contract'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, it } from 'vitest'
import { keepLogin, keepToken } from '../../lib/session.ts'
import { requireMember } from './require-member.ts'

afterEach(() => localStorage.clear())

function outcome(role: Role, href: string): string {
  try {
    requireMember(role, href)
    return 'let in'
  } catch (error) {
    if (!isRedirect(error)) throw error
    return String(error.options.to ?? error.options.href)
  }
}

it('sends a visitor to the login, with the way back', () => {
  expect(outcome('memberPersonal', '/pay?fees=1,2')).toBe('/MemberLogin?redirect=%2Fpay%3Ffees%3D1%2C2')
})

it.each([
  ['memberPersonal', 'memberPersonal', 'let in'],
  ['memberPersonal', 'memberCompany', '/unitMemberIndex'],
  ['memberCompany', 'memberCompany', 'let in'],
  ['memberCompany', 'memberPersonal', '/personMemberIndex'],
] as const)('where %s is wanted, %s is: %s', (wanted, actual, expected) => {
  keepToken('token')
  keepLogin(actual)
  expect(outcome(wanted, '/')).toBe(expected)
})
