import { expect, it } from 'vitest'
import { fakeLoginRouter } from '../../testing/login-router.ts'
import { doorOf, goToLogin, loginHref } from './login-address.ts'

it.each([
  ['/', '/MemberLogin'],
  ['/pay?order=7', '/MemberLogin?redirect=%2Fpay%3Forder%3D7'],
  ['https://elsewhere.example/', '/MemberLogin'],
  ['//elsewhere.example/', '/MemberLogin'],
])('the way back to %s: %s', (path, href) => {
  expect(loginHref(path)).toBe(href)
})

it.each([
  ['memberPersonal', '/person/login?redirect=%2Fpay'],
  ['memberCompany', '/MemberLogin?redirect=%2Fpay'],
  [null, '/login?redirect=%2Fpay'],
] as const)('the door of %s, with the way back: %s', (role, href) => {
  expect(loginHref('/pay', doorOf(role))).toBe(href)
})

// The app of these lives at `/portal/`, which no way back names: the login would add it once more.
it('leads from the page that is open to the login', () => {
  const { ledTo } = fakeLoginRouter('/pay?order=7')
  goToLogin('memberPersonal')
  expect(ledTo()).toBe('/person/login?redirect=%2Fpay%3Forder%3D7')
})

it.each(['/MemberLogin', '/person/login', '/login'])('leads from %s nowhere', (login) => {
  const { ledTo } = fakeLoginRouter(`${login}?redirect=%2Fpay`)
  goToLogin('memberPersonal')
  expect(ledTo()).toBeUndefined()
})
