import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from './people.module.css'
import type { PeopleSearch } from './people-search.ts'

/** Leads between a unit's applications, its people and its invitations. */
export function PeopleTabs({ part }: Pick<PeopleSearch, 'part'>) {
  const { t } = useLingui()
  const tabs = [
    { id: 'applications', label: t`会籍与申请`, search: {} },
    { id: 'people', label: t`本单位人员`, search: { part: 'people' as const } },
    { id: 'invitations', label: t`邀请记录`, search: { part: 'invitations' as const } },
  ]
  return (
    <div className={styles.tabs}>
      <TabNav
        label={t`会员管理`}
        tabs={tabs}
        currentId={part ?? 'applications'}
        link={({ search }) => (
          <Link
            to="/memberManagement"
            search={search}
            activeOptions={{ exact: true, explicitUndefined: true }}
          />
        )}
      />
    </div>
  )
}
