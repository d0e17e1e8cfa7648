import { i18n } from '@lingui/core'
import type { Role } from '@portal/api-contract'
import { loadPages } from '@portal/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useCanonical } from '../lib/page/canonical.ts'
import { setZoom } from '../lib/page/zoom.ts'
import { guard } from '../lib/session/guard.ts'
import { Notifications } from '../shells/notifications/notifications.tsx'
import { OfflineBanner } from '../shells/states/offline-banner.tsx'

interface RouterContext {
  queryClient: QueryClient
  /**
   * Adds the routes behind the login where they are missing.
   *
   * @returns whether one of all routes has the path
   * @throws Error when their part of the app does not load
   */
  addRoutesBehindLogin: (pathname: string) => Promise<boolean>
  /** The kind of member whose page an address is; undefined when it is anybody's, or nobody's. */
  memberOf: (href: string) => Promise<Role | undefined>
  /** Whether an address is that of a member's page, which a visitor would be led away from. */
  isForMembersOnly: (href: string) => Promise<boolean>
  /** Asks the routes of the page that is open once more whether it may be. */
  recheck: () => void
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ cause, context, location, matches }) => {
    const page = matches.at(-1)
    const name = page?.staticData.name
    const words = matches.flatMap(({ staticData }) => staticData.words ?? [])
    // Its layout stays, at the desk with other pages: the one that has no words says so in its own place.
    const isLayoutOpen = matches[1]?.cause === 'stay'
    // Its route waits for it; while the guard asks who is there it can be on its way.
    if (page?.routeId === '/_public/$') context.addRoutesBehindLogin(location.pathname).catch(() => {})
    const isForMembers = matches.some(({ staticData: { member, authority } }) => member || authority)
    const isPreload = cause === 'preload'
    const { queryClient, memberOf, recheck } = context
    const target = { name, href: location.href, isForMembers, memberOf, recheck, isPreload }
    let wordsError: Error | undefined
    const loading = loadPages(i18n, words).catch((error: Error) => {
      if (!isLayoutOpen) throw error
      wordsError = error
    })
    await Promise.all([guard(queryClient, target), loading])
    return { wordsError }
  },
  component: Root,
})

function Root() {
  const zoom = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.zoom)?.staticData.zoom,
  })
  // Before the page is painted: at another zoom all of it would jump.
  useLayoutEffect(() => setZoom(zoom ?? 'scaled'), [zoom])
  useCanonical()
  return (
    <>
      <Outlet />
      <OfflineBanner />
      <Notifications />
    </>
  )
}
