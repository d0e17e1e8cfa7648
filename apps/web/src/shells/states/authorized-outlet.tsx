import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Authorized } from '../../lib/session/authorized.tsx'

const RouteForbidden = lazy(() => import('./route-forbidden.tsx'))

/** A layout's place for its page: the page itself, or the 403 result when the route's `authority` is not covered. */
export function AuthorizedOutlet() {
  const authority = useMatches({ select: (matches) => matches.at(-1)?.staticData.authority })
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
