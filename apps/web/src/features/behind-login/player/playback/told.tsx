import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Button, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText } from '../../../../lib/api/errors.ts'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import { secondsBeyond } from '../rules/ranges.ts'
import { Completed } from './completed.tsx'
import { Over } from './over.tsx'
import type { Player } from './player.ts'
import styles from './stage.module.css'
import type { Said, View } from './view.ts'

interface ToldProps {
  player: Player
  view: View
  course: CourseDetail
  progress: CourseProgress
  reopen: () => void
}

/** What stands over the picture: that it goes on elsewhere, that it failed, that the lesson is done, or a passing word. */
export function Told(props: ToldProps) {
  const { t } = useLingui()
  const { player, view, course, reopen } = props
  const { isTakenOver, closed, hasFailed, isEnded, said } = view
  if (isTakenOver) {
    return (
      <Over title={t`正在另一处学习`} action={<Button onClick={reopen}>{t`在这里继续学习`}</Button>}>
        {t`同一时间只能在一处学习。课程已在另一台设备或窗口打开，或重新开始，这里已暂停。`}{' '}
        <Uncounted view={view} courseId={course.id} />
      </Over>
    )
  }
  if (closed) {
    return (
      <Over
        title={errorText(closed)}
        action={
          <Button asChild>
            <Link {...courseLink(course.id)}>{t`查看课程`}</Link>
          </Button>
        }
      >
        {t`这门课程现在不对您开放，观看不再计入学时。`} <Uncounted view={view} courseId={course.id} />
      </Over>
    )
  }
  if (hasFailed) {
    return (
      <Over title={t`视频没有加载成功`} action={<Button onClick={reopen}>{t`重新加载`}</Button>}>
        {t`请检查网络。已学的部分不会丢失。`}
      </Over>
    )
  }
  if (isEnded && view.lesson.completeTime !== null) return <Completed {...props} />
  // What failed is said in the question while that is open.
  if (!said || (view.isAsked && !view.isLate)) return null
  return (
    <div className={styles.said}>
      <Notice
        tone={said.kind === 'refused' ? 'danger' : 'warning'}
        live="alert"
        action={
          <Button size="sm" variant="outline" onClick={() => player.dismiss()}>
            {t`知道了`}
          </Button>
        }
      >
        <Words said={said} />
      </Notice>
    </div>
  )
}

/** What was shown last and counts for nothing: a report can have been taken although its answer never came. */
function Uncounted({ view, courseId }: { view: View; courseId: number }) {
  // Of a course that is not the student's any more the page would know no lessons.
  const { data, isFetching } = useQuery({ ...progressQueryOptions(courseId), enabled: view.isTakenOver })
  if (isFetching) return null
  const { lessonId, ranges } = view.lesson
  const known = data?.lessons.find((lesson) => lesson.lessonId === lessonId)?.ranges ?? []
  const seconds = secondsBeyond(view.lost, [...ranges, ...known])
  const mark = timeMark(seconds)
  return seconds < 1 ? null : <Trans>最后观看的 {mark} 没有计入。</Trans>
}

/** What was shown after a question that nobody answered, and where it goes on. */
export function Unanswered({ seconds, second }: { seconds: number; second: number }) {
  const [lost, mark] = [timeMark(seconds), timeMark(second)]
  return (
    <Trans>
      没有及时确认您在观看，此后的 {lost} 没有计入，已回到 {mark}。
    </Trans>
  )
}

function Words({ said }: { said: Said }) {
  const { t } = useLingui()
  if (said.kind === 'hidden') return t`您离开了这个页面，学习已暂停。`
  if (said.kind === 'unanswered') return <Unanswered {...said} />
  if (said.kind === 'absent') return t`没有收到您的确认，学习已暂停。点“播放”即可继续。`
  const mark = said.second === null ? null : timeMark(said.second)
  if (said.kind === 'held') {
    return <Trans>首次学习不能跳过未观看的内容，已回到 {mark}。学完本课时后可以随意拖动。</Trans>
  }
  return (
    <>
      {errorText(said.error)} {mark !== null && <Trans>已回到 {mark}。</Trans>}
    </>
  )
}
