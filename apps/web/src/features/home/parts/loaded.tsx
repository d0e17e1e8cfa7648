import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Contained } from '../../../lib/states/contained.tsx'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
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
  if (!data && !error) return <div aria-busy="true">{skeleton}</div>
  const failed = (
    <InPlace skeleton={skeleton}>
      <LoadFailure title={t`${name}没有加载成功`} query={query} />
    </InPlace>
  )
  if (data && data.length > 0) {
    return (
      <Contained of={data} fallback={failed}>
        <Content items={data}>{children}</Content>
      </Contained>
    )
  }
  if (error) return failed
  return (
    <InPlace skeleton={skeleton}>
      <p className={styles.empty}>{empty}</p>
    </InPlace>
  )
}

const Content = <T,>({ items, children }: { items: T[] } & Pick<LoadedProps<T>, 'children'>) =>
  children(items)

const InPlace = ({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) => (
  <div className={styles.stack}>
    <div className={styles.place} aria-hidden="true" data-backdrop>
      {skeleton}
    </div>
    <div className={styles.words}>{children}</div>
  </div>
)
