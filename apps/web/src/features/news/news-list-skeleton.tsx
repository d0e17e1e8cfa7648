import { Skeleton } from '@portal/ui'
import styles from './news-row.module.css'

const rows = ['a', 'b', 'c', 'd', 'e']

/** A list of news before it is there. */
export const NewsListSkeleton = () => (
  <ul aria-hidden="true" className={styles.rows}>
    {rows.map((row) => (
      <li key={row} className={styles.row}>
        <div className={styles.cover} />
        <div className={styles.text}>
          <Skeleton width="70%" height="1.5rem" />
          <div className={styles.summary}>
            <Skeleton height="1.5rem" />
          </div>
          <Skeleton width="12rem" height="1rem" />
        </div>
      </li>
    ))}
  </ul>
)
