import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { workplaceQueryOptions } from '../../../../lib/chakra/desk/waiting.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import styles from '../dashboard.module.css'
import { Announcements } from './announcements.tsx'
import { OwnApplications } from './own-applications.tsx'
import { RecentDecisions } from './recent-decisions.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { Waiting } from './waiting.tsx'

/** Where a day at the desk begins: what waits, what is in hand, what was done, and what the association says. */
export function Workplace() {
  const { t } = useLingui()
  const query = useQuery(workplaceQueryOptions)
  const { data, error } = query
  return (
    <DeskPage title={t`工作台`}>
      {!data && error && <LoadError title={t`工作台没有加载成功`} query={query} />}
      {!data && !error && <Skeleton height="32rem" />}
      {data && (
        <>
          <Waiting waiting={data.waiting} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <OwnApplications mine={data.mine} />
              <RecentDecisions recent={data.recent} />
            </div>
            <div className={styles.column}>
              <Shortcuts />
              <Announcements items={data.announcements} />
            </div>
          </div>
        </>
      )}
    </DeskPage>
  )
}
