import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@portal/ui'
import { useEffect, useState } from 'react'
import { ChunkLoadError, chunkTimeout } from '../../lib/api/chunk-error.ts'
import styles from './route-pending.module.css'

/** Stands in while a route loads; gives up with a `ChunkLoadError` when that takes longer than the specification allows. */
export function RoutePending() {
  const { t } = useLingui()
  const [error, setError] = useState<Error>()
  useEffect(() => {
    const timer = setTimeout(
      () => setError(new ChunkLoadError('The page took too long to load')),
      chunkTimeout,
    )
    return () => clearTimeout(timer)
  }, [])
  if (error) throw error
  return (
    <p className={styles.pending}>
      <Spinner label={t`正在加载…`} />
    </p>
  )
}
