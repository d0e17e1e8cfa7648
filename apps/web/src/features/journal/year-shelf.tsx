import { Skeleton } from '@portal/ui'
import { Each } from '../../lib/states/each.tsx'
import type { JournalYear } from './by-year.ts'
import { IssueCard, IssueCardSkeleton } from './issue-card.tsx'
import styles from './year-shelf.module.css'

/** A year's issues side by side. */
export const YearShelf = ({ year, issues }: JournalYear) => (
  <section className={styles.shelf} aria-labelledby={`year-${year}`}>
    <h2 id={`year-${year}`} className={styles.year}>
      {year}
    </h2>
    <ul className={styles.issues}>
      <Each items={issues}>
        {(issue) => (
          <li>
            <IssueCard issue={issue} />
          </li>
        )}
      </Each>
    </ul>
  </section>
)

const places = [1, 2, 3, 4]

/** A year before it is known. */
export const YearSkeleton = () => (
  <div className={styles.shelf} aria-hidden="true">
    <h2 className={styles.year}>
      <Skeleton width="2.25em" height="1lh" />
    </h2>
    <ShelfSkeleton />
  </div>
)

/** A shelf before its issues are there. */
export const ShelfSkeleton = () => (
  <div className={styles.issues} aria-hidden="true">
    {places.map((place) => (
      <IssueCardSkeleton key={place} />
    ))}
  </div>
)
