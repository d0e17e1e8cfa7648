import type { Role } from '@portal/api-contract'
import { redirect } from '@tanstack/react-router'
import { loginHref } from '../../lib/login-address.ts'
import { memberHome } from '../../lib/member-home.ts'
import { getRole, getToken } from '../../lib/session.ts'

/**
 * Lets only one kind of member into a shell: who is not logged in goes to the login with the way back, the other kind
 * to its own centre. The navigation guard has been there before, so the role is known where there is a token.
 * @throws a redirect
 */
export function requireMember(role: Role, href: string): void {
  const actual = getToken() ? getRole() : null
  if (actual === null) throw redirect({ href: loginHref(href), replace: true })
  if (actual !== role) throw redirect({ to: memberHome[actual], replace: true })
}
