import { afterEach, expect, it, vi } from 'vitest'
import { goToLogin, loginHref, setLoginNavigation } from './login-address.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it.each([
  ['/', '/MemberLogin'],
  ['/pay?order=7', '/MemberLogin?redirect=%2Fpay%3Forder%3D7'],
  ['https://elsewhere.example/', '/MemberLogin'],
  ['//elsewhere.example/', '/MemberLogin'],
])('the way back to %s: %s', (path, href) => {
  expect(loginHref(path)).toBe(href)
})

it('leads from the page that is open to the login, and from the login nowhere', () => {
  const navigate = vi.fn()
  setLoginNavigation(navigate)
  window.history.replaceState(null, '', '/pay?order=7')
  goToLogin()
  window.history.replaceState(null, '', '/MemberLogin?redirect=%2Fpay')
  goToLogin()
  expect(navigate.mock.calls).toEqual([['/MemberLogin?redirect=%2Fpay%3Forder%3D7']])
})
