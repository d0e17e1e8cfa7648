import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, it } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { afterLogin, leaveLogin } from './after-login.ts'

afterEach(() => localStorage.clear())

it.each([
  ['memberPersonal', undefined, '/personMemberIndex'],
  ['memberCompany', undefined, '/unitMemberIndex'],
  ['memberCompany', '/unitPay?fees=7', '/unitPay?fees=7'],
  ['memberCompany', '//elsewhere.example', '/unitMemberIndex'],
] as const)('a %s who wanted %s goes to %s', (role, redirect, target) => {
  expect(afterLogin(role, redirect)).toBe(target)
})

it('sends on who is logged in already, and nobody else', () => {
  const target = (wanted?: string) => {
    try {
      leaveLogin(wanted)
    } catch (thrown) {
      return isRedirect(thrown) ? thrown.options.href : thrown
    }
  }
  expect(target('/pay')).toBeUndefined()
  keepToken('a')
  keepLogin('memberPersonal')
  expect(target()).toBe('/personMemberIndex')
  expect(target('/pay')).toBe('/pay')
  // What is left of a login without its token is none.
  localStorage.removeItem('access_token')
  expect(target('/pay')).toBeUndefined()
})
