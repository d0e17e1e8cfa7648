import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui/chakra'
import { Link, linkOptions } from '@tanstack/react-router'
import { useAuthorized } from '../../../../lib/session/authorized.tsx'
import styles from './people.module.css'
import type { PeopleSearch } from './people-search.ts'

interface PeopleTabsProps {
  current:
    | 'applications'
    | 'data'
    | 'activities'
    | 'favourites'
    | 'account'
    | NonNullable<PeopleSearch['part']>
}

/** Leads between a unit's applications, its data, its people, its sign-ups, what it keeps, and its account. */
export function PeopleTabs({ current }: PeopleTabsProps) {
  const { t } = useLingui()
  const hasPeople = useAuthorized('people.manage')
  const own = [
    { id: 'applications', label: t`会籍与申请`, way: linkOptions({ to: '/memberManagement', search: {} }) },
    { id: 'data', label: t`单位资料`, way: linkOptions({ to: '/unitData', search: {} }) },
  ]
  const ofPeople = [
    {
      id: 'people',
      label: t`本单位人员`,
      way: linkOptions({ to: '/memberManagement', search: { part: 'people' } }),
    },
    {
      id: 'invitations',
      label: t`邀请记录`,
      way: linkOptions({ to: '/memberManagement', search: { part: 'invitations' } }),
    },
    {
      id: 'courses',
      label: t`人员课程`,
      way: linkOptions({ to: '/memberManagement', search: { part: 'courses' } }),
    },
  ]
  const kept = (['activities', 'favourites'] as const).map((part) => ({
    id: part,
    label: part === 'activities' ? t`我的活动` : t`我的收藏`,
    way: linkOptions({ to: '/unitData', search: { part } }),
  }))
  const account = {
    id: 'account',
    label: t`账号设置`,
    way: linkOptions({ to: '/unitData', search: { part: 'contact' } }),
  }
  const tabs = [...own, ...(hasPeople ? ofPeople : []), ...kept, account]
  return (
    <div className={styles.tabs}>
      <TabNav
        label={t`会员管理`}
        tabs={tabs}
        currentId={tabs.find(({ id }) => id === current)?.id ?? 'applications'}
        link={({ way }) => <Link {...way} activeOptions={{ exact: true, explicitUndefined: true }} />}
      />
    </div>
  )
}
