import { createRouter } from '@tanstack/react-router'
import type { Authority } from './lib/authority.ts'
import { queryClient } from './lib/query-client.ts'
import { parseSearch, stringifySearch } from './lib/search-format.ts'
import { routeTree } from './routeTree.gen.ts'
import { RouteError } from './shells/states/route-error.tsx'
import { RouteNotFound } from './shells/states/route-not-found.tsx'
import { RoutePending } from './shells/states/route-pending.tsx'

/** The website's routes, with the queries they share. Made by a call, so that a slow phone may answer a tap before. */
export const createPortalRouter = () =>
  createRouter({
    routeTree,
    context: { queryClient },
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router keeps no second one.
    defaultPreloadStaleTime: 0,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    defaultPendingComponent: RoutePending,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
  interface StaticDataRouteOption {
    /** The specification's route name; what the navigation guard knows a route by. */
    name?: string
    /** What the member must be permitted; a layout shows the 403 result otherwise. */
    authority?: Authority
    /** Features whose words the route shows, so that they are there before it is. */
    words?: string[]
    /** What of the query decides which page it is, for search engines; all but hints (lib/canonical.ts) where it is not said. */
    canonical?: string[]
    /** Page zoom; `fixed` keeps it at 1. */
    zoom?: 'fixed'
  }
}
