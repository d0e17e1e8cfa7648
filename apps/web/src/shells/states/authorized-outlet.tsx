import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Authorized } from '../../lib/session/authorized.tsx'
import { RouteError } from './route-error.tsx'

const RouteForbidden = lazy(() => import('./route-forbidden.tsx'))

/**
 * A layout's place for its page: the page itself, the 403 result when the route's `authority` is not covered, or why its words did
 * not load.
 */
export function AuthorizedOutlet() {
  const authority = useMatches({ select: (matches) => matches.at(-1)?.staticData.authority })
  const wordsError = useMatches({ select: (matches) => matches.at(-1)?.context.wordsError })
  if (wordsError) return <RouteError error={wordsError} />
  return (
    <Authorized
      authority={authority}
      fallback={
        <Suspense>
          <RouteForbidden />
        </Suspense>
      }
    >
      <Outlet />
    </Authorized>
  )
}
