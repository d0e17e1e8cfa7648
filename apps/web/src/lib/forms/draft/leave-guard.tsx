import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

// Chakra's dialog is of use only once there is something to lose.
const loadDialog = () => import('./leave-dialog.tsx')
const LeaveDialog = lazy(loadDialog)

interface LeaveGuardProps {
  isUnsent: boolean
  /** What of the form is not in its draft, as `useOmittedFields` says; absent where all of it is. */
  omitted?: string
}

/** Asks before a page with unsent work is left, within the site or by closing the tab. */
export function LeaveGuard({ isUnsent, omitted }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsent && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsent,
    withResolver: true,
  })
  // The dialog is fetched ahead: if the network were lost by then, it could not appear and the input would be lost.
  useEffect(() => {
    if (isUnsent) loadDialog().catch(() => undefined)
  }, [isUnsent])
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog {...(omitted && { omitted })} onLeave={proceed} onStay={reset} />
    </Suspense>
  )
}
