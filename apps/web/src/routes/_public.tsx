import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { navigationQueryOptions } from '../lib/navigation.ts'
import { bannersQueryOptions } from '../shells/public/banner/queries.ts'
import { PublicShell } from '../shells/public/public-shell.tsx'
import { AuthorizedOutlet } from '../shells/states/authorized-outlet.tsx'

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
  return (
    <PublicShell banner={isHome ? 'home' : 'page'} logout={<LogoutButton />}>
      <AuthorizedOutlet />
    </PublicShell>
  )
}
