import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { Spinner } from '@portal/ui'
import { useEffect, useState } from 'react'
import { ChunkLoadError, chunkTimeout } from '../../lib/api/chunk-error.ts'
import { useOnline } from '../../lib/browser/online.ts'
import { RouteError } from './route-error.tsx'
import styles from './route-pending.module.css'

/**
 * Stands in while a route loads; gives up with a `ChunkLoadError` when that takes longer than the specification allows. Without a
 * network it says so: what the route waits for is asked for again once there is one, and the page comes by itself.
 */
export function RoutePending() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [error, setError] = useState<Error>()
  useEffect(() => {
    if (!isOnline) return
    const timer = setTimeout(
      () => setError(new ChunkLoadError('The page took too long to load')),
      chunkTimeout,
    )
    return () => clearTimeout(timer)
  }, [isOnline])
  if (error) throw error
  if (!isOnline) return <RouteError error={unreachable} />
  return (
    <p className={styles.pending}>
      <Spinner label={t`正在加载…`} />
    </p>
  )
}

const unreachable = new ApiError('network')
