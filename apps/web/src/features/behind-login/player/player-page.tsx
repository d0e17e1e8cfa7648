import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, EmptyState, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { isMissing } from '../../../lib/api/errors.ts'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../lib/chakra/record/unknown-record.tsx'
import { courseLink } from '../../../lib/education/course-links.ts'
import { courseQueryOptions, progressQueryOptions } from '../../../lib/education/course-queries.ts'
import { lessonToGoOn } from '../../../lib/education/lesson-to-go-on.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { Contained } from '../../../lib/states/contained.tsx'
import { LessonPage } from './lesson-page.tsx'
import styles from './player-page.module.css'
import { holdPlayerLock } from './report/player-lock.ts'

interface PlayerPageProps {
  courseId: number
  lessonId: number | undefined
}

/** The full-screen player of a course that the member has taken. */
export function PlayerPage({ courseId, lessonId }: PlayerPageProps) {
  const { t } = useLingui()
  const isId = Number.isSafeInteger(courseId) && courseId > 0
  const course = useQuery({ ...courseQueryOptions(courseId), enabled: isId })
  const progress = useQuery({ ...progressQueryOptions(courseId), enabled: isId })
  usePageTitle(course.data?.title)
  useEffect(() => holdPlayerLock(), [])
  if (!isId || (!course.data && isMissing(course.error))) {
    return (
      <Alone>
        <UnknownRecord
          level={1}
          title={t`没有找到这门课程`}
          link={<Link to="/continueEducate" search={{}}>{t`查看全部课程`}</Link>}
        >
          {t`它可能已被撤下，或地址不完整。`}
        </UnknownRecord>
      </Alone>
    )
  }
  const failed = [course, progress].find(({ data, error }) => !data && error)
  if (failed) {
    return (
      <Alone>
        <LoadError query={failed} title={t`课程没有加载成功`} />
      </Alone>
    )
  }
  if (!course.data || !progress.data) {
    return (
      <Alone>
        <div className={styles.awaited} role="status">
          <span className="visually-hidden">{t`正在打开课程`}</span>
          <Skeleton height="60dvh" />
        </div>
      </Alone>
    )
  }
  return (
    <Contained of={course.data} fallback={<NothingToPlay courseId={courseId} />}>
      <Course course={course.data} progress={progress.data} lessonId={lessonId} />
    </Contained>
  )
}

const Alone = ({ children }: { children: ReactNode }) => (
  <main id="content" className={styles.alone}>
    {children}
  </main>
)

/** Of a course without lessons, or one that cannot be shown. */
function NothingToPlay({ courseId }: { courseId: number }) {
  const { t } = useLingui()
  return (
    <Alone>
      <EmptyState
        level={1}
        title={t`这部分内容暂时无法显示。`}
        action={
          <Button asChild>
            <Link {...courseLink(courseId)}>{t`返回课程`}</Link>
          </Button>
        }
      />
    </Alone>
  )
}

interface CourseProps {
  course: CourseDetail
  progress: CourseProgress
  lessonId: number | undefined
}

function Course({ course, progress, lessonId }: CourseProps) {
  const { t } = useLingui()
  if (progress.status === 'NOT_ENROLLED') {
    return (
      <Alone>
        <EmptyState
          level={1}
          title={t`您还没有加入这门课程`}
          action={
            <Button asChild>
              <Link {...courseLink(course.id)}>{t`查看课程`}</Link>
            </Button>
          }
        >
          {t`加入后即可在这里学习。`}
        </EmptyState>
      </Alone>
    )
  }
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const lesson = lessons.find(({ id }) => id === lessonId)
  if (!lesson) {
    const next = lessonToGoOn(lessons, progress)
    // The lesson stands in the address, so that a reload and a completed lesson lead nowhere else.
    return next ? (
      <Navigate to="." search={{ lesson: next.id }} replace />
    ) : (
      <NothingToPlay courseId={course.id} />
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link {...courseLink(course.id)} className={styles.back}>
          <Icon name="chevronLeft" size="1.125em" />
          {t`返回课程`}
        </Link>
        <h1 className={styles.title} lang="zh-CN">
          <span className={styles.course}>{course.title}</span>
          <span>{lesson.title}</span>
        </h1>
      </header>
      <LessonPage course={course} progress={progress} lesson={lesson} />
    </div>
  )
}
