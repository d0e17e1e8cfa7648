import { safeRedirect } from './safe-redirect.ts'

/** Where a session that ended begins again (specification §8). */
export const loginAddress = '/MemberLogin'

type Navigate = (href: string) => void

let navigate: Navigate = (href) => window.location.assign(href)

/** Lets the router take the way to the login, so that the page is not loaded anew. */
export function setLoginNavigation(next: Navigate): void {
  navigate = next
}

/** The login's path with the way back. */
export function loginHref(returnTo: string): string {
  const path = safeRedirect(returnTo)
  return path === '/' ? loginAddress : `${loginAddress}?redirect=${encodeURIComponent(path)}`
}

/** Leads to the login and back to the page that is open now. */
export function goToLogin(): void {
  const { pathname, search } = window.location
  if (pathname !== loginAddress) navigate(loginHref(pathname + search))
}
