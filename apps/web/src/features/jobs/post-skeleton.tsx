import { DescriptionListSkeleton, Panel, Skeleton, SkeletonText } from '@portal/ui'
import styles from './post-page.module.css'

/** A post before it is there. */
export const PostSkeleton = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className={styles.post}>
      <div className={styles.head}>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton width="70%" height="1.75rem" />
        <Skeleton width="10rem" height="1.75rem" />
      </div>
      <DescriptionListSkeleton rows={7} columns={2} />
      <div className={styles.text}>
        <Skeleton width="6rem" height="2rem" />
        <SkeletonText lines={4} />
      </div>
    </div>
    <Panel title={<Skeleton width="7em" height="1lh" />}>
      <SkeletonText lines={5} />
    </Panel>
  </div>
)
