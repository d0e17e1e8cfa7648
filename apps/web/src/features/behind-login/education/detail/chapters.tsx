import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Badge } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { studyLink } from '../../../../lib/education/course-links.ts'
import { lessonToGoOn } from '../../../../lib/education/lesson-to-go-on.ts'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import { Duration } from '../course/duration.tsx'
import { percent } from '../course/percent.ts'
import styles from './chapters.module.css'
import { FreePreview } from './free-preview.tsx'

type Lesson = CourseDetail['chapters'][number]['lessons'][number]
type LessonProgress = CourseProgress['lessons'][number]

interface ChaptersProps {
  course: CourseDetail
  /** Of the student, once it is there. */
  progress: CourseProgress | undefined
}

/** The chapters with their lessons: how long each is, which is free to watch, how far the student is. */
export function Chapters({ course, progress }: ChaptersProps) {
  const isOwn = progress !== undefined && progress.status !== 'NOT_ENROLLED'
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const next =
    isOwn && progress.status === 'STUDYING' && progress.lastLessonId !== null
      ? lessonToGoOn(lessons, progress)?.id
      : undefined
  const of = new Map(isOwn ? progress.lessons.map((lesson) => [lesson.lessonId, lesson]) : [])
  return (
    <ol className={styles.chapters}>
      {course.chapters.map(({ title, lessons }) => (
        <li key={lessons[0]?.id ?? title}>
          <h3 className={styles.chapter}>
            <span lang="zh-CN">{title}</span>
            <span className={styles.sum}>
              <Plural value={lessons.length} one="# 课时" other="# 课时" />
            </span>
          </h3>
          <ol className={styles.lessons}>
            {lessons.map((lesson) => (
              <LessonLine
                key={lesson.id}
                courseId={course.id}
                lesson={lesson}
                progress={of.get(lesson.id)}
                isNext={lesson.id === next}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

interface LessonLineProps {
  courseId: number
  lesson: Lesson
  progress: LessonProgress | undefined
  /** Whether the student goes on here. */
  isNext: boolean
}

function LessonLine({ courseId, lesson, progress, isNext }: LessonLineProps) {
  const { t } = useLingui()
  const isDone = progress?.completeTime !== null && progress !== undefined
  const done = isDone ? 1 : (progress?.progress ?? 0)
  return (
    <li
      id={`lesson-${lesson.id}`}
      className={styles.lesson}
      data-own={progress !== undefined || undefined}
      data-next={isNext || undefined}
      data-done={isDone || undefined}
    >
      <span className={styles.mark}>
        <Icon name={isDone ? 'check' : 'play'} size="1em" />
      </span>
      <span className={styles.title}>
        {progress ? (
          <Link {...studyLink(courseId, lesson.id)} lang="zh-CN" className={styles.play}>
            {lesson.title}
          </Link>
        ) : (
          <span lang="zh-CN">{lesson.title}</span>
        )}
        {lesson.free && progress === undefined && <FreePreview {...lesson} />}
        {isNext && (
          <Badge tone="honour">
            {progress?.position ? <Trans>上次学到 {timeMark(progress.position)}</Trans> : t`从这里继续`}
          </Badge>
        )}
      </span>
      <span className={styles.length}>
        <Duration seconds={lesson.durationS} />
      </span>
      {progress && <span className={styles.state}>{isDone ? t`已学完` : percent(done)}</span>}
      {progress && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${done * 100}%` }} />
        </span>
      )}
    </li>
  )
}
