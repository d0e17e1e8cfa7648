import { i18n } from '@lingui/core'
import type { Role } from '@portal/api-contract'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { onNotification } from '../../lib/browser/notify.ts'
import { keepLogin, keepToken } from '../../lib/session/session.ts'
import { requireMember } from './require-member.ts'

afterEach(() => localStorage.clear())

function outcome(role: Role, href: string, cause?: string): string {
  try {
    requireMember(role, href, cause)
    return 'let in'
  } catch (error) {
    if (!isRedirect(error)) throw error
    return String(error.options.to ?? error.options.href)
  }
}

it('sends a visitor to the login of the kind that is wanted, with the way back', () => {
  expect(outcome('memberPersonal', '/pay?fees=1,2')).toBe('/person/login?redirect=%2Fpay%3Ffees%3D1%2C2')
  expect(outcome('memberCompany', '/unitPay')).toBe('/MemberLogin?redirect=%2FunitPay')
})

it('tells a member of the other kind which page is not theirs, not while a link is only looked at', async () => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  const told = vi.fn()
  const stop = onNotification(told)
  keepToken('token')
  keepLogin('memberPersonal')
  outcome('memberCompany', '/unitPay/fees?page=2', 'preload')
  outcome('memberCompany', '/unitPay/fees?page=2')
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(told.mock.calls[0]?.[0]).toMatchObject({ description: expect.stringContaining('/unitPay/fees ') })
  stop()
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
