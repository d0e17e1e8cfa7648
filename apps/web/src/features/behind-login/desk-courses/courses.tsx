import { useLingui } from '@lingui/react/macro'
import { Button, TabNav } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { DeskPage } from '../../../lib/chakra/desk/desk-page.tsx'
import { CourseList } from './course-list.tsx'
import type { CoursesSearch } from './courses-search.ts'
import { EnrollmentList } from './enrollment-list.tsx'

/** The courses with how many take them, and who those are. */
export function Courses({ search }: { search: CoursesSearch }) {
  const { t } = useLingui()
  const isPeople = search.part === 'enrollments'
  const tabs = [
    { id: 'courses', label: t`课程`, search: {} },
    { id: 'enrollments', label: t`学习记录`, search: { part: 'enrollments' as const } },
  ]
  return (
    <DeskPage
      title={t`课程与学时`}
      actions={
        <Button asChild>
          <Link to="/form/course">{t`写课程`}</Link>
        </Button>
      }
    >
      <TabNav
        label={t`课程与学习记录`}
        tabs={tabs}
        currentId={search.part ?? 'courses'}
        link={(tab) => (
          <Link
            to="/list/courses"
            search={tab.search}
            resetScroll={false}
            // Otherwise the courses count as current beside the study records, whose address says more.
            activeOptions={{ exact: true }}
          />
        )}
      />
      {isPeople ? <EnrollmentList search={search} /> : <CourseList search={search} />}
    </DeskPage>
  )
}
