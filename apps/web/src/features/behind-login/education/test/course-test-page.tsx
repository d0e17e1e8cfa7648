import { useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Card, Heading, Skeleton, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { OpenedPart } from '../../../../lib/chakra/page/opened-part.tsx'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'
import { courseLink, testLink } from '../../../../lib/education/course-links.ts'
import { courseQueryOptions } from '../../../../lib/education/course-queries.ts'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { Contained } from '../../../../lib/states/contained.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { UnknownCourse } from '../course/unknown-course.tsx'
import styles from './course-test.module.css'
import { attemptQueryOptions } from './queries.ts'
import type { TestSearch } from './test-search.ts'

// Its dialog and its table are of use to one of them alone.
const TestPaper = lazyPart(() => import('./paper/test-paper.tsx'))
const TestStart = lazyPart(() => import('./start/test-start.tsx'))
const TestResult = lazyPart(() => import('./result/test-result.tsx'))

interface CourseTestPageProps {
  courseId: number
  search: TestSearch
}

/** The test of a course: how the student stands to it, or an attempt, to be answered or looked through. */
export function CourseTestPage({ courseId, search }: CourseTestPageProps) {
  const { t } = useLingui()
  const isId = Number.isSafeInteger(courseId) && courseId > 0
  const query = useQuery({ ...courseQueryOptions(courseId), enabled: isId })
  const { data: course, error } = query
  const title = t`课程测验`
  usePageTitle(course ? `${title} ${course.title}` : title)
  if (!isId || (!course && isMissing(error))) return <UnknownCourse />
  if (!course && error) return <LoadError query={query} title={t`课程没有加载成功`} />
  return (
    <Card.Root className={styles.page}>
      <header className={styles.head}>
        <Link {...courseLink(courseId)} className={styles.back}>
          <Icon name="chevronLeft" size="1em" />
          {t`返回课程`}
        </Link>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {course ? (
          <p className={styles.course} lang="zh-CN">
            <Contained of={course}>{course.title}</Contained>
          </p>
        ) : (
          <SkeletonText lines={1} />
        )}
      </header>
      {course && (
        <OpenedPart of={search.attempt}>
          <Suspense fallback={<Skeleton height="30rem" />}>
            {search.attempt === undefined ? (
              <TestStart course={course} />
            ) : (
              <Attempt id={search.attempt} course={course} isWhole={search.view === 'all'} />
            )}
          </Suspense>
        </OpenedPart>
      )}
    </Card.Root>
  )
}

interface AttemptProps {
  id: number
  course: CourseDetail
  isWhole: boolean
}

function Attempt({ id, course, isWhole }: AttemptProps) {
  const { t } = useLingui()
  const query = useQuery(attemptQueryOptions(id))
  const { data, error } = query
  if ((!data && isMissing(error)) || (data && data.courseId !== course.id)) {
    return (
      <UnknownRecord
        title={t`没有找到这次测验`}
        link={<Link {...testLink(course.id)}>{t`查看这门课程的测验`}</Link>}
      >
        {t`它可能属于另一门课程或另一个账号。`}
      </UnknownRecord>
    )
  }
  if (!data)
    return error ? <LoadError query={query} title={t`测验没有加载成功`} /> : <Skeleton height="30rem" />
  return data.status === 'OPEN' ? (
    <TestPaper key={id} attempt={data} isWhole={isWhole} />
  ) : (
    <TestResult attempt={data} course={course} />
  )
}
