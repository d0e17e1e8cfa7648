import type { UserRole } from '@portal/api-contract'
import { redirect } from '@tanstack/react-router'
import { userHome } from '../../../lib/membership/member-home.ts'
import { safeRedirect } from '../../../lib/session/safe-redirect.ts'
import { getToken, getUserRole } from '../../../lib/session/session.ts'

/** Where a member goes after logging in: back to the page that asked for it, else to the member's own centre, or to the desk. */
export const afterLogin = (role: UserRole, redirect: string | undefined): string =>
  safeRedirect(redirect, userHome[role])

/**
 * Leads somebody who opens a login while logged in to where they wanted to go.
 * @throws the router's redirect
 */
export function leaveLogin(wanted: string | undefined): void {
  const role = getToken() ? getUserRole() : null
  if (role) throw redirect({ href: afterLogin(role, wanted), replace: true })
}
