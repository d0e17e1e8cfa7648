import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress, LessonProgress } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import type { Lesson } from '../queries.ts'
import styles from './side.module.css'

interface LessonListProps {
  course: CourseDetail
  progress: CourseProgress
  /** The lesson that is open, as it stands this moment. */
  current: LessonProgress
}

/** The course's chapters and lessons, each with how far it is. */
export function LessonList({ course, progress, current }: LessonListProps) {
  const of = new Map([...progress.lessons, current].map((lesson) => [lesson.lessonId, lesson]))
  return (
    <ol className={styles.chapters}>
      {course.chapters.map(({ title, lessons }) => (
        <li key={lessons[0]?.id ?? title}>
          <h2 className={styles.chapter} lang="zh-CN">
            {title}
          </h2>
          <ol>
            {lessons.map((lesson) => (
              <Line
                key={lesson.id}
                lesson={lesson}
                progress={of.get(lesson.id)}
                isCurrent={lesson.id === current.lessonId}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

interface LineProps {
  lesson: Lesson
  progress: LessonProgress | undefined
  isCurrent: boolean
}

function Line({ lesson, progress, isCurrent }: LineProps) {
  const { t } = useLingui()
  const isDone = progress != null && progress.completeTime !== null
  const share = Math.floor((progress?.progress ?? 0) * 100)
  return (
    <li>
      <Link
        to="."
        search={{ lesson: lesson.id }}
        className={styles.lesson}
        aria-current={isCurrent ? 'true' : undefined}
        data-done={isDone || undefined}
        resetScroll={false}
      >
        <span className={styles.mark}>
          <Icon name={isDone ? 'check' : 'play'} size="1em" />
        </span>
        <span lang="zh-CN">{lesson.title}</span>
        <span className={styles.state}>
          {isDone ? (
            t`已学完`
          ) : share > 0 ? (
            <Trans>已学 {formatRate(share)}</Trans>
          ) : (
            timeMark(lesson.durationS)
          )}
        </span>
      </Link>
    </li>
  )
}
