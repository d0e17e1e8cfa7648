import type { Role } from '@portal/api-contract'
import { redirect } from '@tanstack/react-router'
import { userHome } from '../../lib/membership/member-home.ts'
import { tellPage } from '../../lib/page/tell-page.ts'
import { doorOf, loginHref } from '../../lib/session/login-address.ts'
import { getToken, getUserRole } from '../../lib/session/session.ts'

/**
 * Lets only one kind of member into a shell: who is not logged in goes to that kind's login with the way back, the other
 * kind is told and goes to its own centre, the association's staff to the desk. The navigation guard has been there before, so the role is known where there is a
 * token.
 * @param cause the router's; a preload tells nobody
 * @throws a redirect
 */
export function requireMember(role: Role, href: string, cause?: string): void {
  const actual = getToken() ? getUserRole() : null
  if (actual === null) throw redirect({ href: loginHref(href, doorOf(role)), replace: true })
  if (actual === role) return
  if (cause !== 'preload') tellPage('closedPage', href)
  throw redirect({ to: userHome[actual], replace: true })
}
