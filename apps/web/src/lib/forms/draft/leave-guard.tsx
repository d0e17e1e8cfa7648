import { useBlocker } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { holdUnsent } from '../../session/session-expiry.ts'
import { lazyPart } from '../../states/lazy-part.tsx'

// Chakra's dialog is of use only once there is something to lose.
const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx'))

interface LeaveGuardProps {
  isUnsent: boolean
  /** What of the form is not in its draft, as `useOmittedFields` says; absent where all of it is. */
  omitted?: string
  /** False for a form without a draft, which is lost when it is left. */
  isKept?: boolean
  /** The search parameters that open the form, where other pages have its path as well. */
  openedBy?: readonly string[]
}

type Place = { pathname: string; search: Record<string, unknown> }

const isElsewhere = (current: Place, next: Place, openedBy: readonly string[]): boolean =>
  current.pathname !== next.pathname || openedBy.some((key) => current.search[key] !== next.search[key])

/**
 * Asks before a page with unsent work is left, within the site or by closing the tab; when the session ends meanwhile, the password
 * is asked for on top of it. A navigation that follows the sending sets
 * `ignoreBlocker`.
 */
export function LeaveGuard({ isUnsent, omitted, isKept = true, openedBy = [] }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsent && isElsewhere(current, next, openedBy),
    enableBeforeUnload: () => isUnsent,
    withResolver: true,
  })
  // The dialog is fetched ahead: if the network were lost by then, it could not appear and the input would be lost.
  useEffect(() => {
    if (!isUnsent) return
    LeaveDialog.preload().catch(() => undefined)
    return holdUnsent()
  }, [isUnsent])
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog {...(omitted && { omitted })} isKept={isKept} onLeave={proceed} onStay={reset} />
    </Suspense>
  )
}
