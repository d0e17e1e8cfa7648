import type { CSSProperties, ReactNode } from 'react'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import styles from './description-list.module.css'

export type Description = { id: string; term: ReactNode; detail: ReactNode }

type DescriptionListProps = {
  items: Description[]
  /** As many columns as have room, at most this many. */
  columns?: 1 | 2
}

const narrowest = { 1: '100%', 2: '22rem' }

/** Terms and their values: the facts of one record. One that cannot be shown is left out. */
export const DescriptionList = ({ items, columns = 1 }: DescriptionListProps) => (
  <dl className={styles.list} style={{ '--column': narrowest[columns] } as CSSProperties}>
    {items.map((item) => (
      <ErrorBoundary key={item.id} of={item.detail}>
        <div className={styles.row}>
          <dt>{item.term}</dt>
          <dd>{item.detail}</dd>
        </div>
      </ErrorBoundary>
    ))}
  </dl>
)
