import { Skeleton, SkeletonText } from '@portal/ui'
import styles from '../article/article-view.module.css'

/** An article before it is there. */
export const ArticleSkeleton = () => (
  <div className={styles.article} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton width="80%" height="2.5rem" />
      <Skeleton width="40%" height="1.25rem" />
    </div>
    <SkeletonText lines={10} />
  </div>
)
