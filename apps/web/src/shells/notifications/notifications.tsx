import { ErrorBoundary } from '@portal/ui'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { firstNotification } from '../../lib/browser/notify.ts'
import { loadToasts } from './load-toasts.ts'

// The toaster is of use only once something is to be told; until then nothing of it is loaded.
const Toasts = lazy(loadToasts)

/** Shows the messages sent through `notify`. */
export function Notifications() {
  const isNeeded = useSyncExternalStore(firstNotification.subscribe, firstNotification.hasCome)
  if (!isNeeded) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  )
}
