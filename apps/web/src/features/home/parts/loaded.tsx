import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import styles from './loaded.module.css'

export interface LoadedProps<T> {
  query: UseQueryResult<T[], Error>
  /** What the block holds, for the words of its failure. */
  name: string
  /** Said where there is nothing. */
  empty: string
  /** The content's shape; it keeps the place in every state. */
  skeleton: ReactNode
  children: (items: T[]) => ReactNode
}

/** A block's content in each of its states. None of them moves what stands below. */
export function Loaded<T>({ query, name, empty, skeleton, children }: LoadedProps<T>) {
  const { t } = useLingui()
  const { data, error } = query
  if (data && data.length > 0) return children(data)
  if (!data && !error) return <div aria-busy="true">{skeleton}</div>
  return (
    <div className={styles.stack}>
      <div className={styles.place} aria-hidden="true" data-backdrop>
        {skeleton}
      </div>
      <div className={styles.words}>
        {error ? (
          <LoadFailure title={t`${name}没有加载成功`} query={query} />
        ) : (
          <p className={styles.empty}>{empty}</p>
        )}
      </div>
    </div>
  )
}
