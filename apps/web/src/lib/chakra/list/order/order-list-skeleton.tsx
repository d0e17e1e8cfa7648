import { Skeleton } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { MoveButtons } from './move-buttons.tsx'
import styles from './order.module.css'

interface OrderListSkeletonProps {
  count: number
  before?: ReactNode
  /** What will stand between the names and the buttons; it is not seen, but keeps its place. */
  after?: ReactNode
}

/** Keeps the place of a list that is on its way, row by row. */
export const OrderListSkeleton = ({ count, before, after }: OrderListSkeletonProps) => (
  <div className={styles.items} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
      <div key={index} className={styles.item}>
        <span className={styles.place}>{index + 1}</span>
        {before}
        <span className={styles.title}>
          <Skeleton width="5em" height="1em" />
        </span>
        <span className={styles.tools} data-awaited>
          {after}
          <MoveButtons id={index} index={index} count={count} labels={noLabels} onMove={noMove} />
        </span>
      </div>
    ))}
  </div>
)

const noLabels = { forward: '', back: '' }
const noMove = () => {}
