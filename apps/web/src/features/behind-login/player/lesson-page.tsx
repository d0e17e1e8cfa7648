import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/api/errors.ts'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { timeMark } from '../../../lib/education/time-mark.ts'
import { LessonPlayer } from './playback/lesson-player.tsx'
import styles from './player-page.module.css'
import { type Lesson, sessionQueryOptions } from './queries.ts'

interface LessonPageProps {
  course: CourseDetail
  progress: CourseProgress
  lesson: Lesson
}

/** Opens a lesson, and plays it once it is open. */
export function LessonPage({ course, progress, lesson }: LessonPageProps) {
  const { t } = useLingui()
  const query = useQuery(sessionQueryOptions(lesson.id))
  const main = useRef<HTMLElement>(null)
  const [shownLesson] = useState(lesson.id)
  // The line that led to another lesson stays where it was, and the page begins anew.
  useEffect(() => {
    if (lesson.id !== shownLesson) main.current?.focus({ preventScroll: true })
  }, [lesson.id, shownLesson])
  const { data, error } = query
  const lost = data && data.lost.seconds >= 1 ? timeMark(data.lost.seconds) : undefined
  return (
    <main ref={main} id="content" tabIndex={-1} className={styles.main}>
      {lost && (
        <div className={styles.told}>
          <Notice tone="warning" live="status">
            <Trans>此前在这台设备上观看的 {lost} 没有计入。</Trans>{' '}
            {data?.lost.error && errorText(data.lost.error)}
          </Notice>
        </div>
      )}
      {data && error && (
        <div className={styles.told}>
          <LoadFailure query={query} title={t`课时没有打开`} />
        </div>
      )}
      {data && (
        <LessonPlayer
          key={data.session.sessionId}
          course={course}
          progress={progress}
          session={data.session}
          reopen={() => void query.refetch()}
        />
      )}
      {!data && error && <LoadError query={query} title={t`课时没有打开`} />}
      {!data && !error && (
        <div className={styles.awaited} role="status">
          <span className="visually-hidden">{t`正在打开课时`}</span>
          <Skeleton height="60dvh" />
        </div>
      )}
    </main>
  )
}
