import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Card, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { RichText } from '../../../../lib/content/rich-text/rich-text.tsx'
import { courseQueryOptions, progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { UnknownCourse } from '../course/unknown-course.tsx'
import { Chapters } from './chapters.tsx'
import { CourseHead } from './course-head.tsx'
import styles from './course-page.module.css'
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
      <CourseHead course={course} />
      <aside className={styles.aside} aria-label={t`学习与报名`}>
        <NextStep course={course} standing={standing} />
      </aside>
      <div className={styles.main}>
        <section className={styles.part} aria-labelledby="course-intro">
          <h2 id="course-intro" className={styles.heading}>{t`课程介绍`}</h2>
          <RichText html={course.intro} />
        </section>
        <section className={styles.part} aria-labelledby="course-chapters">
          <h2 id="course-chapters" className={styles.heading}>{t`课程目录`}</h2>
          <Chapters course={course} progress={progress} />
        </section>
      </div>
    </div>
  )
}
