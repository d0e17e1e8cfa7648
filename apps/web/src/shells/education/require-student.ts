import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import { notify } from '../../lib/browser/notify.ts'
import { loginHref } from '../../lib/session/login-address.ts'
import { safeRedirect } from '../../lib/session/safe-redirect.ts'
import { getToken, getUserRole } from '../../lib/session/session.ts'

interface Visit {
  /** Path and query of the page that is asked for. */
  href: string
  /** The router's; a preload tells nobody. */
  cause?: string | undefined
}

/** Where the page's `redirect` query leads, else the persons' login. */
const afterLogout = (href: string) =>
  safeRedirect(new URL(href, 'https://same.origin').searchParams.get('redirect'), '/person/login')

/**
 * Who may come into the continuing education (specification §4): visitors and persons. A `loginFlag` without a token is left by
 * a session that has ended, and leads to the `redirect` query or the login. Units are told, and go to their own centre.
 * @throws a redirect
 */
export function admitToEducation({ href, cause }: Visit): void {
  if (!getToken()) {
    if (localStorage.getItem('loginFlag') === null) return
    throw redirect({ href: afterLogout(href), replace: true })
  }
  const role = getUserRole()
  if (role === 'associationStaff') throw redirect({ to: '/dashboard', replace: true })
  if (role !== 'memberCompany') return
  if (cause !== 'preload') notify({ kind: 'error', title: t(i18n)`此账号为单位会员` })
  throw redirect({ to: '/unitMemberIndex', replace: true })
}

/**
 * Lets only persons who are logged in onto a page; a visitor is told, and comes back after the login.
 * @throws a redirect
 */
export function requireStudent({ href, cause }: Visit): void {
  if (getToken()) return
  if (cause !== 'preload') notify({ kind: 'info', title: t(i18n)`请先登录` })
  throw redirect({ href: loginHref(href, '/person/login'), replace: true })
}
