import { Skeleton, SkeletonText } from '@portal/ui'
import styles from './hit.module.css'
import lists from './hit-list.module.css'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The shape of the hits that are on their way. */
export const HitSkeletons = () => (
  <div aria-hidden="true" className={lists.list}>
    {rows.map((row) => (
      <div key={row} className={lists.item}>
        <div className={styles.hit}>
          <div className={styles.date}>
            <Skeleton width="5rem" height="1.25em" />
          </div>
          <div className={styles.title}>
            <Skeleton width="64%" height="1.45em" />
          </div>
          <div className={styles.excerpt}>
            <SkeletonText lines={2} />
          </div>
          <div className={styles.facts}>
            <Skeleton width="12rem" height="1.5em" />
          </div>
        </div>
      </div>
    ))}
  </div>
)
