import { useLingui } from '@lingui/react/macro'
import type { Activity } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { isFull } from '../../../lib/content/activity.ts'
import { Each } from '../../../lib/states/each.tsx'
import { DateBlock } from '../notices/date-block.tsx'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { activitiesQueryOptions } from '../queries.ts'
import styles from './activities.module.css'

/** What is on next, with how many have signed up. */
export function Activities() {
  const { t } = useLingui()
  return (
    <Block title={t`会员活动`} more="/2408?view=activities">
      <LoadedRows
        query={useQuery(activitiesQueryOptions)}
        name={t`会员活动`}
        empty={t`近期没有活动。`}
        count={3}
      >
        {(items) => <Rows items={items} />}
      </LoadedRows>
    </Block>
  )
}

function Rows({ items }: { items: Placeholder<Activity>[] }) {
  const { t } = useLingui()
  return (
    <ol className={styles.rows}>
      <Each items={items}>
        {(item) => {
          const { id, title, startTime, address, status } = item
          const quota = formatNumber(Number(item.quota))
          const signedCount = formatNumber(Number(item.signedCount))
          return (
            <li className={styles.row}>
              <DateBlock instant={startTime} />
              <div>
                <h3 lang="zh-CN" className={styles.title}>
                  {isToCome(item) ? (
                    <Skeleton width="90%" height="1lh" />
                  ) : (
                    <StoredLink href={`/2408?view=activities&activity=${id}`} className={styles.link}>
                      {title ?? '—'}
                    </StoredLink>
                  )}
                </h3>
                <p lang="zh-CN" className={styles.place}>
                  {address}
                </p>
                <p className={styles.status}>
                  {isFull(item) && t`名额已满，已报 ${signedCount} / ${quota} 人`}
                  {status === 'SIGNUP' && !isFull(item) && t`报名中，已报 ${signedCount} / ${quota} 人`}
                  {status === 'UPCOMING' && t`尚未开始报名，名额 ${quota} 人`}
                </p>
              </div>
            </li>
          )
        }}
      </Each>
    </ol>
  )
}
