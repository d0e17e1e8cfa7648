import type { CurrentUser } from '@portal/api-contract'
import { ApiError } from '@portal/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { currentUserQueryOptions } from './account.ts'
import { loginHref } from './login-address.ts'
import { publicRouteNames } from './public-route-names.ts'
import { clearSession, getToken, keepLogin } from './session.ts'

interface Target {
  /** The specification's route name. */
  name: string | undefined
  /** Path and query, for the way back. */
  href: string
}

async function loadUser(queryClient: QueryClient, href: string): Promise<CurrentUser> {
  try {
    return await queryClient.ensureQueryData(currentUserQueryOptions)
  } catch (error) {
    // No answer at all says nothing about the token; the route's error page offers another try.
    if (error instanceof ApiError && error.status === 0) throw error
    clearSession()
    queryClient.removeQueries({ queryKey: ['account'] })
    throw redirect({ href: loginHref(href), replace: true })
  }
}

/**
 * The navigation guard (specification §4). Without a token public names pass and anything else is replaced by `/`.
 * With one, the user is loaded once; what the user may see is then decided by each route's `authority`.
 */
export async function guard(queryClient: QueryClient, { name, href }: Target): Promise<void> {
  if (!getToken()) {
    if (name !== undefined && !publicRouteNames.has(name)) throw redirect({ to: '/', replace: true })
    return
  }
  const user = await loadUser(queryClient, href)
  keepLogin(user.role)
}
