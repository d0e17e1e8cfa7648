import { Outlet, useMatches } from '@tanstack/react-router'
import { Authorized } from '../../lib/authorized.tsx'
import { RouteForbidden } from './route-forbidden.tsx'

/** A layout's place for its page: the page itself, or the 403 result when the route's `authority` is not covered. */
export function AuthorizedOutlet() {
  const authority = useMatches({ select: (matches) => matches.at(-1)?.staticData.authority })
  return (
    <Authorized authority={authority} fallback={<RouteForbidden />}>
      <Outlet />
    </Authorized>
  )
}
