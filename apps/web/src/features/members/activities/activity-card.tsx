import { useLingui } from '@lingui/react/macro'
import type { Activity } from '@portal/api-contract'
import { formatDateTime, formatNumber } from '@portal/i18n'
import { Skeleton, Tag } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './activity-card.module.css'
import { wordsOf } from './activity-words.ts'

/** An activity: when, where, how many places are left. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { i18n, t } = useLingui()
  const { tone, name } = wordsOf(activity)
  return (
    <li className={styles.card}>
      {activity.coverUrl && (
        <Picture path={activity.coverUrl} width={800} height={500} loading="lazy" className={styles.cover} />
      )}
      <div className={styles.text}>
        <p>
          <Tag tone={tone} dot>
            {i18n._(name)}
          </Tag>
        </p>
        <h2 className={styles.title}>
          <Link
            to="/2408"
            search={{ view: 'activities', activity: activity.id }}
            resetScroll={false}
            lang="zh-CN"
            className={styles.link}
          >
            {activity.title}
          </Link>
        </h2>
        <p className={styles.fact}>
          <Icon name="calendar" />
          <time dateTime={activity.startTime}>{formatDateTime(activity.startTime)}</time>
        </p>
        <p className={styles.fact} lang="zh-CN">
          <Icon name="pin" />
          {activity.address}
        </p>
        <Places activity={activity} label={t`已报名`} />
      </div>
    </li>
  )
}

function Places({ activity, label }: { activity: Activity; label: string }) {
  const { signedCount, quota } = activity
  return (
    <p className={styles.places}>
      <span>{label}</span>
      <meter min={0} max={quota} value={signedCount} aria-label={label} className={styles.meter} />
      <span>{`${formatNumber(signedCount)} / ${formatNumber(quota)}`}</span>
    </p>
  )
}

export const ActivityCardSkeleton = () => (
  <li className={styles.card}>
    <span className={styles.cover} />
    <div className={styles.text}>
      <Skeleton width="5em" height="1.5rem" />
      <div className={styles.title}>
        <Skeleton width="90%" height="2lh" />
      </div>
      <div className={styles.fact}>
        <Skeleton width="11em" height="1lh" />
      </div>
      <div className={styles.fact}>
        <Skeleton width="14em" height="1lh" />
      </div>
      <div className={styles.places}>
        <Skeleton width="100%" height="1lh" />
      </div>
    </div>
  </li>
)
