import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// Chakra's dialog is of use only once somebody wants to leave.
const LeaveDialog = lazy(() => import('./leave-dialog.tsx'))

/** Asks before a page with unsent work is left, within the site or by closing the tab. */
export function LeaveGuard({ isUnsent }: { isUnsent: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsent && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsent,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onLeave={proceed} onStay={reset} />
    </Suspense>
  )
}
