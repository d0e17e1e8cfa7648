import { Trans, useLingui } from '@lingui/react/macro'
import type { MyCourse } from '@portal/api-contract'
import { Button, EmptyState, Panel, Progress, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import { studyLink } from '../../../../lib/education/course-links.ts'
import { courseQueryOptions, progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { lessonToGoOn } from '../../../../lib/education/lesson-to-go-on.ts'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import { percent } from '../course/percent.ts'
import { lastCourseQueryOptions } from '../course/queries.ts'
import styles from './education-home.module.css'

/** The course that was studied last, with the lesson and the second to go on at. */
export function GoOn() {
  const { t } = useLingui()
  const query = useQuery(lastCourseQueryOptions)
  return (
    <Panel title={t`接着学`}>
      {query.data && <Last course={query.data} />}
      {query.data === null && <Nothing />}
      {query.data === undefined && query.error && (
        <LoadFailure query={query} title={t`没有取得您的学习情况`} />
      )}
      {query.isPending && <Skeleton height="14rem" />}
    </Panel>
  )
}

function Last({ course }: { course: MyCourse }) {
  const { t } = useLingui()
  const { id, title, coverUrl, progress } = course
  const { data: detail } = useQuery(courseQueryOptions(id))
  const { data: standing } = useQuery(progressQueryOptions(id))
  const lessons = detail?.chapters.flatMap((chapter) => chapter.lessons) ?? []
  const lesson = standing?.lastLessonId ? lessonToGoOn(lessons, standing) : undefined
  const position = standing?.lessons.find(({ lessonId }) => lessonId === lesson?.id)?.position ?? 0
  return (
    <div className={styles.goOn}>
      <Picture path={coverUrl} width={640} height={360} className={styles.cover} />
      <div className={styles.last}>
        <p lang="zh-CN" className={styles.title}>
          {title}
        </p>
        <p className={styles.lesson}>
          {lesson && position > 0 && (
            <Trans>
              <span lang="zh-CN">{lesson.title}</span> · 学到 {timeMark(position)}
            </Trans>
          )}
          {lesson && position === 0 && (
            <Trans>
              下一课时：<span lang="zh-CN">{lesson.title}</span>
            </Trans>
          )}
          {!lesson && t`从第一课时开始`}
        </p>
      </div>
      <Progress
        label={t`学习进度`}
        value={Math.floor(progress * 100)}
        valueText={percent(progress)}
        tone="honour"
      />
      <Button asChild block>
        <Link {...studyLink(id)}>{t`继续学习`}</Link>
      </Button>
    </div>
  )
}

function Nothing() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`没有在学的课程`}
      action={
        <Button asChild>
          <Link to="/continueEducate" search={{ mine: 'no' }}>{t`去选课`}</Link>
        </Button>
      }
    >
      {t`加入一门课程后，可以随时从上次停下的地方接着学。`}
    </EmptyState>
  )
}
