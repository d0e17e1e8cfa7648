import { useLingui } from '@lingui/react/macro'
import { MoreLink, Panel } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { CourseGrid, CourseGridSkeleton } from '../course/course-grid.tsx'
import { useMissing } from '../course/use-missing.ts'
import { Announcements } from './announcements.tsx'
import styles from './education-home.module.css'
import { GoOn } from './go-on.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { newCoursesQueryOptions } from './queries.ts'
import { Teachers } from './teachers.tsx'
import { TestDue } from './test-due.tsx'
import { WantedCourses } from './wanted-courses.tsx'
import { Welcome } from './welcome.tsx'

/** The first page of the continuing education: where the student stands and goes on; for a visitor what it is. */
export function EducationHome() {
  const { t } = useLingui()
  const isStudent = useToken() !== null
  const missing = useMissing()
  usePageTitle(t`继续教育`, t`造价工程师继续教育平台：选课、学习、学时证明与查验。`)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t`继续教育平台`}</h1>
      {isStudent ? (
        <>
          <ContainedPart>
            <TestDue />
          </ContainedPart>
          <div className={styles.lead}>
            <ContainedPart>
              <HoursPanel />
            </ContainedPart>
            <ContainedPart>
              <GoOn />
            </ContainedPart>
          </div>
        </>
      ) : (
        <Welcome />
      )}
      {missing.map((category) => (
        <ContainedPart key={category.category}>
          <WantedCourses missing={category} />
        </ContainedPart>
      ))}
      <ContainedPart>
        <NewCourses isStudent={isStudent} />
      </ContainedPart>
      <div className={styles.lead}>
        <ContainedPart>
          <Teachers />
        </ContainedPart>
        <ContainedPart>
          <Announcements />
        </ContainedPart>
      </div>
    </div>
  )
}

function NewCourses({ isStudent }: { isStudent: boolean }) {
  const { t } = useLingui()
  const query = useQuery(newCoursesQueryOptions(isStudent))
  return (
    <Panel
      title={t`新课上架`}
      action={
        <MoreLink asChild>
          <Link to="/continueEducate">{t`全部课程`}</Link>
        </MoreLink>
      }
    >
      {query.data && <CourseGrid courses={query.data.items} />}
      {!query.data && query.error && <LoadFailure query={query} title={t`课程没有加载成功`} />}
      {query.isPending && <CourseGridSkeleton count={4} />}
    </Panel>
  )
}
