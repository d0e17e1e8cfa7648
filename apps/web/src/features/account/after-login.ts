import type { Role } from '@portal/api-contract'
import { memberHome } from '../../lib/member-home.ts'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { getRole, getToken } from '../../lib/session.ts'

/** Where a member goes after logging in: back to the page that asked for it, else to the member's own centre. */
export const afterLogin = (role: Role, redirect: string | undefined): string =>
  safeRedirect(redirect, memberHome[role])

/** Where somebody goes who opens a login while logged in; undefined when nobody is. */
export function alreadyLoggedIn(redirect: string | undefined): string | undefined {
  const role = getToken() ? getRole() : null
  return role ? afterLogin(role, redirect) : undefined
}

/**
 * Where somebody goes who has registered: to the member's own centre, which says what comes next.
 *
 * @param login where the session begins when it could not be opened with the registration
 */
export const afterRegistering = (role: Role | undefined, login: string): string =>
  role ? memberHome[role] : login
