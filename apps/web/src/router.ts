import type { Role } from '@portal/api-contract'
import { type AnyRoute, createRouter, type StaticDataRouteOption } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './lib/address/search-format.ts'
import { queryClient } from './lib/api/query-client.ts'
import type { Authority } from './lib/session/authority.ts'
import { routeTree } from './open-route-tree.gen.js'
import { RouteError } from './shells/states/route-error.tsx'
import { RouteNotFound } from './shells/states/route-not-found.tsx'
import { RoutePending } from './shells/states/route-pending.tsx'

/** The website's routes, with the queries they share. Made by a call, so that a slow phone may answer a tap before. */
export function createPortalRouter() {
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      addRoutesBehindLogin,
      memberOf,
      isForMembersOnly,
      recheck: () => void router.invalidate(),
    },
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
  const adding: (Promise<void> | undefined)[] = []
  let known = childrenOf(routeTree)

  /** A tree's module hangs its routes on the root that the router has already, in place of those that it has. */
  async function addTree(index: number, load: () => Promise<unknown>): Promise<void> {
    adding[index] ??= load().then(() => {
      known = [...new Set([...known, ...childrenOf(routeTree)])]
      routeTree.addChildren(known)
      router.setRoutes(router.buildRouteTree())
    })
    try {
      await adding[index]
    } catch (error) {
      adding[index] = undefined
      throw error
    }
  }

  async function addRoutesBehindLogin(pathname: string): Promise<boolean> {
    for (const [index, load] of laterTrees.entries()) {
      await addTree(index, load)
      const [, , found] = router.getMatchedRoutes(pathname)
      if (found?.id !== unknownAddress) return true
    }
    return false
  }

  /** What the routes of an address say of themselves, the page last. */
  async function staticDataOf(href: string): Promise<StaticDataRouteOption[]> {
    const [pathname = ''] = href.split(/[?#]/)
    const matched = () => router.getMatchedRoutes(pathname)[0]
    try {
      if (matched().at(-1)?.id === unknownAddress) await addRoutesBehindLogin(pathname)
    } catch {
      // Without the routes nobody knows whose page it is.
    }
    return matched().map(({ options }) => options.staticData ?? {})
  }

  async function memberOf(href: string): Promise<Role | undefined> {
    const routes = await staticDataOf(href)
    return routes.find(({ member }) => member)?.member
  }

  async function isForMembersOnly(href: string): Promise<boolean> {
    const routes = await staticDataOf(href)
    return routes.some(({ member }) => member) && !routes.at(-1)?.isForVisitors
  }

  return router
}

/** The routes right below the root: the router keeps a list of them, its types know the object that it is made from. */
const childrenOf = ({ children }: AnyRoute): AnyRoute[] => Object.values(children ?? {})

/** Trees that come, one after the other, when an address is entered that none before has; and where their words lie. */
const laterTrees = [
  () => Promise.all([import('./behind-login-route-tree.gen.js'), import('@portal/i18n/behind-login')]),
  () => import('./desk-route-tree.gen.js'),
]

/** The route that every address falls to which no other route has. */
const unknownAddress = '/_public/$'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
  interface StaticDataRouteOption {
    /** The kind of member whose pages are below the route. */
    member?: Role
    /** Visitors may open the page, too. */
    isForVisitors?: true
    /** The specification's route name; what the navigation guard knows a route by. */
    name?: string
    /** What the member must be permitted; a layout shows the 403 result otherwise. */
    authority?: Authority
    /** Features whose words the route shows, so that they are there before it is. */
    words?: string[]
    /** What of the query decides which page it is, for search engines; all but hints (lib/page/canonical.ts) where it is not said. */
    canonical?: string[]
    /** Page zoom of the route and those below it; `fixed` keeps it at 1, `dense` too, with the desk's smaller type. */
    zoom?: 'fixed' | 'dense'
    /** Set to false where the page itself needs the height of the window. */
    hasBanner?: false
  }
}
