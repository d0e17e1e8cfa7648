import type { UserRole } from '@portal/api-contract'
import type { AnyRouter } from '@tanstack/react-router'
import { safeRedirect } from './safe-redirect.ts'

/** Where a session that ended begins again, unless something says whose it was (specification §8). */
export const loginAddress = '/MemberLogin'

// The association's staff has account names, as units have.
const doors = {
  memberCompany: loginAddress,
  memberPersonal: '/person/login',
  associationStaff: loginAddress,
} as const satisfies Record<UserRole, string>

/** Whether a role is one that the website has pages for. */
export const isRole = (role: unknown): role is UserRole => Object.keys(doors).includes(role as string)

/** Where a visitor chooses between the logins of units and persons. */
const bothDoors = '/login'

type Door = (typeof doors)[UserRole] | typeof bothDoors

/** The login of a kind of user, or the choice of both where nobody knows which kind. */
export const doorOf = (role: UserRole | null | undefined): Door => (role ? doors[role] : bothDoors)

/** What of the router leads to a login. Its addresses leave out where the app lives, those of the window do not. */
type LoginRouter = Pick<AnyRouter, 'latestLocation' | 'navigate'>

let router: LoginRouter | undefined

/** Registers the router that goes to the login, so that the page is not loaded anew. */
export function setLoginRouter(next: LoginRouter): void {
  router = next
}

/** The path of a login with the way back. */
export function loginHref(returnTo: string, door: Door = loginAddress): string {
  const path = safeRedirect(returnTo)
  return path === '/' ? door : `${door}?redirect=${encodeURIComponent(path)}`
}

/** The address inside the app of the page that is open, or on its way. */
export const hrefOfPage = (): string => router?.latestLocation.href ?? '/'

/** Leads to the login of a kind of user and back to the page that is open now, or on its way. */
export function goToLogin(role: UserRole | null | undefined): void {
  if (!router) return
  const { pathname, href } = router.latestLocation
  const logins: string[] = [...Object.values(doors), bothDoors]
  if (!logins.includes(pathname)) void router.navigate({ href: loginHref(href, doorOf(role)), replace: true })
}
