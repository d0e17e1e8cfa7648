import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { tellPage } from '../page/tell-page.ts'
import type { UserTarget } from './load-user.ts'
import { publicRouteNames } from './public-route-names.ts'
import { getToken } from './session.ts'

interface Target extends UserTarget {
  /** The specification's route name. */
  name: string | undefined
  /** Whether only members are let in, or what is shown follows from who it is. */
  isForMembers: boolean
  /** Whether somebody only might go there: then nobody is told where they may not. */
  isPreload?: boolean
}

// Visitors, who are most, never need it.
const loadUserModule = () => import('./load-user.ts')

/**
 * The navigation guard (specification §4). Without a token public names pass and anything else is replaced by `/`, which
 * says so. Whom the backend refuses, it leads to the login of the page that was wanted, else of who was there last.
 * With one, the user is loaded once; what the user may see is then decided by each route's `authority`. Only pages that
 * anybody may open do not wait for that, since the backend may be slow.
 */
export async function guard(queryClient: QueryClient, target: Target): Promise<void> {
  const { name, href, isForMembers, isPreload } = target
  const isPublic = name === undefined || publicRouteNames.has(name)
  if (!getToken()) {
    if (isPublic) return
    if (!isPreload) tellPage('closedPage', href)
    throw redirect({ to: '/', replace: true })
  }
  if (!isPublic || isForMembers) {
    const { requireUser } = await loadUserModule()
    await requireUser(queryClient, target)
  } else if (!isPreload) {
    // Where it does not load the page is as for a visitor, and the next one tries again.
    loadUserModule().then(
      ({ loadUserBehindPage }) => loadUserBehindPage(queryClient, target),
      () => {},
    )
  }
}
