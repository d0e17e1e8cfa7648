import { DescriptionListSkeleton, Panel, Skeleton, SkeletonText } from '@portal/ui'
import styles from './expert-profile.module.css'
import { PeersSkeleton } from './same-peers.tsx'

/** An expert's profile before it is there. */
export const ProfileSkeleton = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className={styles.profile}>
      <div className={styles.head}>
        <div className={styles.photo} />
        <div className={styles.words}>
          <Skeleton width="6rem" height="2.25rem" />
          <Skeleton width="80%" height="1lh" />
          <Skeleton width="70%" height="1lh" />
          <Skeleton width="8rem" height="1.5rem" />
        </div>
      </div>
      <DescriptionListSkeleton rows={4} columns={2} />
      <TextToCome lines={3} />
      <TextToCome lines={2} />
    </div>
    <div className={styles.aside}>
      <Panel title={<Skeleton width="4em" height="1lh" />}>
        <SkeletonText lines={7} />
      </Panel>
      <Panel title={<Skeleton width="9em" height="1lh" />}>
        <PeersSkeleton />
      </Panel>
    </div>
  </div>
)

const TextToCome = ({ lines }: { lines: number }) => (
  <div className={styles.text}>
    <Skeleton width="6rem" height="1.75rem" />
    <SkeletonText lines={lines} />
  </div>
)
