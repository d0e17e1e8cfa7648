import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Card, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { FavouriteButton } from '../../../../lib/chakra/record/favourite-button.tsx'
import { courseQueryOptions, progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { UnknownCourse } from '../course/unknown-course.tsx'
import { CourseHead } from './course-head.tsx'
import styles from './course-page.module.css'
import { CourseParts } from './course-parts.tsx'
import { NextStep } from './next-step.tsx'

/** A course: what it teaches, by whom, its lessons, and the next step for whoever looks. */
export function CoursePage({ id }: { id: number }) {
  const { t } = useLingui()
  const isId = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...courseQueryOptions(id), enabled: isId })
  const { data, error } = query
  usePageTitle(data?.title, data?.summary)
  if (!isId || (!data && isMissing(error))) return <UnknownCourse />
  if (data) return <Course course={data} />
  if (error) return <LoadError query={query} title={t`课程没有加载成功`} />
  return (
    <Card.Root className={styles.awaited}>
      <SkeletonText lines={14} />
    </Card.Root>
  )
}

function Course({ course }: { course: CourseDetail }) {
  const { t } = useLingui()
  const isStudent = useToken() !== null
  const standing = useQuery({ ...progressQueryOptions(course.id), enabled: isStudent })
  const progress: CourseProgress | undefined = standing.data
  return (
    <div className={styles.page}>
      <ContainedPart>
        <CourseHead course={course}>
          {isStudent && (
            <div>
              <FavouriteButton kind="COURSE" targetId={course.id} />
            </div>
          )}
        </CourseHead>
      </ContainedPart>
      <aside className={styles.aside} aria-label={t`学习与报名`}>
        <ContainedPart>
          <NextStep course={course} standing={standing} />
        </ContainedPart>
      </aside>
      <ContainedPart>
        <CourseParts course={course} progress={progress} />
      </ContainedPart>
    </div>
  )
}
