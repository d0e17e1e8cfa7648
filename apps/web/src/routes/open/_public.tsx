import { i18n } from '@lingui/core'
import { loadPages } from '@portal/i18n'
import { createFileRoute, useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { navigationQueryOptions } from '../../lib/page/navigation.ts'
import { useUserRole } from '../../lib/session/session.ts'
import { bannersQueryOptions } from '../../shells/banner/queries.ts'
import { PublicShell } from '../../shells/public/public-shell.tsx'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

// Only who is logged in sees it; visitors are spared its words and code.
const LogoutButton = lazy(async () => {
  await loadPages(i18n, ['account'])
  const { LogoutButton } = await import('../../features/account/logout/logout-button.tsx')
  return { default: LogoutButton }
})

export const Route = createFileRoute('/_public')({
  // Nearly every visit begins in this shell: a chunk of its own would only be one more round trip.
  codeSplitGroupings: [],
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(navigationQueryOptions)
    void context.queryClient.prefetchQuery(bannersQueryOptions)
  },
  component: PublicLayout,
})

function PublicLayout() {
  const isHome = useLocation({ select: (location) => location.pathname === '/' })
  const hasBanner = useMatches({ select: (matches) => matches.at(-1)?.staticData.hasBanner ?? true })
  const isLoggedIn = useUserRole() !== null
  const logout = isLoggedIn && (
    <Suspense>
      <LogoutButton />
    </Suspense>
  )
  return (
    <PublicShell banner={isHome ? 'home' : hasBanner ? 'section' : 'none'} logout={logout}>
      <AuthorizedOutlet />
    </PublicShell>
  )
}
