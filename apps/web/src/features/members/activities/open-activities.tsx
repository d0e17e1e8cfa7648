import { useLingui } from '@lingui/react/macro'
import { moreLinkClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { CardSkeletons } from '../directory/card-skeletons.tsx'
import { activitiesQueryOptions } from '../queries.ts'
import { ActivityCard, ActivityCardSkeleton } from './activity-card.tsx'
import styles from './open-activities.module.css'

/** What can be signed up for now; nothing while there is nothing. */
export default function OpenActivities() {
  const { t } = useLingui()
  const { data, isPending } = useQuery(activitiesQueryOptions({ status: 'SIGNUP' }, 3))
  if (!isPending && !data?.items.length) return null
  return (
    <section className={styles.activities}>
      <header className={styles.head}>
        <h2>{t`正在报名的活动`}</h2>
        <StoredLink href="/2408?view=activities" keepScroll className={moreLinkClass}>
          {t`全部活动`}
          <Icon name="chevronRight" size="1em" />
        </StoredLink>
      </header>
      {data ? (
        <ul className={styles.open}>
          <Each items={data.items}>{(activity) => <ActivityCard activity={activity} />}</Each>
        </ul>
      ) : (
        <CardSkeletons className={styles.open} count={3} card={<ActivityCardSkeleton />} />
      )}
    </section>
  )
}
