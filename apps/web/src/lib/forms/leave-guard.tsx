import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

// Chakra's dialog is of use only once there is something to lose.
const loadDialog = () => import('./leave-dialog.tsx')
const LeaveDialog = lazy(loadDialog)

interface LeaveGuardProps {
  isUnsent: boolean
  /** What of the form is not in its draft, as `useUnkept` says. */
  unkept: string
}

/** Asks before a page with unsent work is left, within the site or by closing the tab. */
export function LeaveGuard({ isUnsent, unkept }: LeaveGuardProps) {
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
      <LeaveDialog unkept={unkept} onLeave={proceed} onStay={reset} />
    </Suspense>
  )
}
