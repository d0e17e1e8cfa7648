import { Trans, useLingui } from '@lingui/react/macro'
import { MoreLink, Panel, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { CourseGrid, CourseGridSkeleton } from '../course/course-grid.tsx'
import type { HoursCategory } from '../course/use-missing.ts'
import styles from './education-home.module.css'
import { wantedCoursesQueryOptions } from './queries.ts'

/** Courses that count for a kind of hours of which some are missing. */
export function WantedCourses({ missing }: { missing: HoursCategory }) {
  const { t } = useLingui()
  const { category, remainingHours } = missing
  const query = useQuery(wantedCoursesQueryOptions(category))
  const courses = query.data?.items
  if (courses?.length === 0) return null
  const title = category === '必修' ? t`可补必修学时的课程` : t`可补选修学时的课程`
  return (
    <Panel
      title={title}
      action={
        <MoreLink asChild>
          <Link to="/continueEducate" search={{ category, mine: 'no' }}>
            {t`更多`} <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        </MoreLink>
      }
    >
      <p className={styles.hint}>
        <Trans>还差 {remainingHours} 学时，学完以下课程即可计入。</Trans>
      </p>
      {courses && <CourseGrid courses={courses} wanted={[category]} />}
      {!courses && query.error && <LoadFailure query={query} title={t`课程没有加载成功`} />}
      {query.isPending && <CourseGridSkeleton count={4} />}
    </Panel>
  )
}
