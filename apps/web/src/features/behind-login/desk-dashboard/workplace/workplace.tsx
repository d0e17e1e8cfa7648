import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { workplaceQueryOptions } from '../../../../lib/chakra/desk/waiting.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import styles from '../dashboard.module.css'
import { Announcements } from './announcements.tsx'
import { OldestWaiting } from './oldest-waiting.tsx'
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
          <ContainedPart>
            <Waiting waiting={data.waiting} />
          </ContainedPart>
          <div className={styles.columns}>
            <div className={styles.column}>
              <ContainedPart>
                <OldestWaiting />
              </ContainedPart>
              <ContainedPart>
                <OwnApplications mine={data.mine} />
              </ContainedPart>
              <ContainedPart>
                <RecentDecisions recent={data.recent} />
              </ContainedPart>
            </div>
            <div className={styles.column}>
              <Shortcuts />
              <ContainedPart>
                <Announcements items={data.announcements} />
              </ContainedPart>
            </div>
          </div>
        </>
      )}
    </DeskPage>
  )
}
