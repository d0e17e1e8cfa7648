import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

// Chakra's dialog is of use only once there is something to lose.
const loadDialog = () => import('./leave-dialog.tsx')
const LeaveDialog = lazy(loadDialog)

/** Asks before a page with unsent work is left, within the site or by closing the tab. */
export function LeaveGuard({ isUnsent }: { isUnsent: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsent && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsent,
    withResolver: true,
  })
  // Fetched then: by the time somebody leaves, the network may be gone, and the form would go with it.
  useEffect(() => {
    if (isUnsent) loadDialog().catch(() => undefined)
  }, [isUnsent])
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onLeave={proceed} onStay={reset} />
    </Suspense>
  )
}
