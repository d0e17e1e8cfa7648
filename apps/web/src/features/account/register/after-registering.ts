import type { UserRole } from '@portal/api-contract'
import { afterLogin } from '../login/after-login.ts'
import { type AfterLogin, wayBack } from '../login/way-back.ts'

/** The pages of an account that is not there or not open yet, which nobody wants any more who has registered. */
const entrances = new Set([
  '/MemberLogin',
  '/MemberRegister',
  '/company/register',
  '/login',
  '/person/login',
  '/person/register',
  '/personUser',
  '/resetPassword',
])

/** The page that is still to be opened once there is an account; undefined when only an entrance was asked for. */
export const pageBeyond = (wanted: string | undefined): string | undefined =>
  wanted && !entrances.has(wanted.split(/[?#]/)[0] ?? '') ? wanted : undefined

/**
 * Where somebody goes who has registered: to the page that was asked for, else to the member's own centre, which says what
 * comes next.
 *
 * @param login where the session begins when it could not be opened with the registration
 */
export function afterRegistering(
  role: UserRole | undefined,
  login: '/person/login' | '/MemberLogin',
  after: AfterLogin,
): { href: string } {
  const wanted = pageBeyond(after.wanted)
  if (role) return { href: afterLogin(role, wayBack({ ...after, wanted }, role)) }
  return { href: wanted ? `${login}?${new URLSearchParams({ redirect: wanted })}` : login }
}
