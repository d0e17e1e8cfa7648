import { Plural, useLingui } from '@lingui/react/macro'
import { moreLinkClass } from '@portal/ui'
import { Icon, type IconName } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StoredLink } from '../../lib/stored-link.tsx'
import { ActivityCard } from './activity-card.tsx'
import directory from './directory.module.css'
import styles from './members-front.module.css'
import { activitiesQueryOptions, personsQueryOptions, unitsQueryOptions } from './queries.ts'

/** The member centre to whoever is not a member yet: who is in it, how to join, what is on. */
export function MembersFront() {
  const { t } = useLingui()
  const units = useQuery(unitsQueryOptions({})).data?.total
  const persons = useQuery(personsQueryOptions({})).data?.total
  return (
    <div className={styles.front}>
      <ul className={styles.doors}>
        <Door icon="building" view="units" title={t`单位会员名录`}>
          {units === undefined ? (
            t`按地区、级别、信用等级查找`
          ) : (
            <Plural value={units} one="在册 # 家" other="在册 # 家" />
          )}
        </Door>
        <Door icon="user" view="persons" title={t`个人会员名录`}>
          {persons === undefined ? (
            t`按姓名、执业资格查找`
          ) : (
            <Plural value={persons} one="在册 # 人" other="在册 # 人" />
          )}
        </Door>
        <Door icon="certificate" view="join" title={t`如何入会`}>
          {t`五步网上办理`}
        </Door>
        <Door icon="star" view="benefits" title={t`会员权益`}>
          {t`信息、学习、展示、维权`}
        </Door>
      </ul>
      <OpenActivities />
    </div>
  )
}

interface DoorProps {
  icon: IconName
  view: string
  title: string
  children: ReactNode
}

const Door = ({ icon, view, title, children }: DoorProps) => (
  <li className={styles.door}>
    <Icon name={icon} size="2rem" className={styles.icon} />
    <h2 className={styles.title}>
      <StoredLink href={`/2408?view=${view}`} keepScroll className={styles.link}>
        {title}
      </StoredLink>
    </h2>
    <p className={styles.text}>{children}</p>
  </li>
)

/** What can be signed up for now; nothing while there is nothing. */
function OpenActivities() {
  const { t } = useLingui()
  const { data } = useQuery(activitiesQueryOptions({ status: 'SIGNUP' }, 3))
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.activities}>
      <header className={styles.head}>
        <h2>{t`正在报名的活动`}</h2>
        <StoredLink href="/2408?view=activities" keepScroll className={moreLinkClass}>
          {t`全部活动`}
          <Icon name="chevronRight" size="1em" />
        </StoredLink>
      </header>
      <ul className={directory.activities}>
        {data.items.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  )
}
