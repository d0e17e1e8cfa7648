import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { guard } from '../lib/guard.ts'
import { Notifications } from '../shells/notifications/notifications.tsx'
import { OfflineBanner } from '../shells/states/offline-banner.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context, location, matches }) =>
    guard(context.queryClient, { name: matches.at(-1)?.staticData.name, href: location.href }),
  component: Root,
})

function Root() {
  return (
    <>
      <Outlet />
      <OfflineBanner />
      <Notifications />
    </>
  )
}
