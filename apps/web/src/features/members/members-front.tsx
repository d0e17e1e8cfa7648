import { Plural, useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { personsQueryOptions, unitsQueryOptions } from './directory/queries.ts'
import styles from './members-front.module.css'

const OpenActivities = lazy(() => import('./activities/open-activities.tsx'))

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
      <Suspense fallback={<div className={styles.awaited} />}>
        <OpenActivities />
      </Suspense>
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
