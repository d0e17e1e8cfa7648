import { useLingui } from '@lingui/react/macro'
import { Skeleton, TabNav } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MemberPage } from '../../../../lib/chakra/page/member-page.tsx'
import { OpenedPart } from '../../../../lib/chakra/page/opened-part.tsx'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from './my-courses.module.css'
import type { MyCoursesSearch } from './my-courses-search.ts'
import { StudyList } from './study-list.tsx'

// Its tables are of use to this part alone.
const HoursPart = lazyPart(() => import('./hours/hours-part.tsx'))

/** The student's own: courses under way, completed ones, hours by year with their certificates. */
export function MyCourses({ search }: { search: MyCoursesSearch }) {
  const { t } = useLingui()
  const title = t`我的课程`
  usePageTitle(title)
  const tabs = [
    { id: 'studying', part: undefined, label: t`学习中` },
    { id: 'completed', part: 'completed', label: t`已学完` },
    { id: 'hours', part: 'hours', label: t`学时与证明` },
  ] as const
  return (
    <MemberPage title={title}>
      <div className={styles.tabs}>
        <TabNav
          label={title}
          tabs={[...tabs]}
          currentId={search.part ?? 'studying'}
          link={({ part }) => (
            <Link
              to="/myCourse"
              search={part ? { part } : {}}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
            />
          )}
        />
      </div>
      <OpenedPart of={search.part}>
        {search.part === 'hours' ? (
          <Suspense fallback={<Skeleton height="30rem" />}>
            <HoursPart />
          </Suspense>
        ) : (
          <StudyList search={search} />
        )}
      </OpenedPart>
    </MemberPage>
  )
}
