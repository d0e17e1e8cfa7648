import { i18n } from '@lingui/core'
import { loadPages } from '@portal/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useCanonical } from '../lib/canonical.ts'
import { guard } from '../lib/guard.ts'
import { setZoom } from '../lib/zoom.ts'
import { Notifications } from '../shells/notifications/notifications.tsx'
import { OfflineBanner } from '../shells/states/offline-banner.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location, matches }) => {
    const name = matches.at(-1)?.staticData.name
    const words = matches.flatMap(({ staticData }) => staticData.words ?? [])
    await Promise.all([guard(context.queryClient, { name, href: location.href }), loadPages(i18n, words)])
  },
  component: Root,
})

function Root() {
  const zoom = useMatches({ select: (matches) => matches.at(-1)?.staticData.zoom })
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
