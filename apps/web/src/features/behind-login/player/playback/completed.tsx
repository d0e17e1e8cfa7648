import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { testLink } from '../../../../lib/education/course-links.ts'
import { Over } from './over.tsx'
import type { Player } from './player.ts'
import type { View } from './view.ts'

interface CompletedProps {
  player: Player
  view: View
  course: CourseDetail
  progress: CourseProgress
}

/** At the end of a lesson: what was credited, and what comes next. */
export function Completed({ player, view, course, progress }: CompletedProps) {
  const { t } = useLingui()
  const { creditHours } = course
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const at = lessons.findIndex(({ id }) => id === player.session.lessonId)
  const next = lessons[at + 1]
  const isCredited = (view.result?.creditTime ?? progress.creditTime) !== null
  const isDone = (view.result?.courseStatus ?? progress.status) === 'COMPLETED'
  const playAgain = (button: HTMLElement) => {
    // The button goes with what it stands in; the keys go on in the player.
    button.closest('section')?.focus()
    player.seek(0)
    void player.play()
  }
  const again = (
    <Button variant="outline" onClick={({ currentTarget }) => playAgain(currentTarget)}>
      {t`再看一遍`}
    </Button>
  )
  if (isDone) {
    return (
      <Over
        title={t`课程已学完`}
        action={
          <>
            {isCredited ? (
              <Button asChild>
                <Link to="/myCourse" search={{ part: 'hours' }}>{t`查看学时与证明`}</Link>
              </Button>
            ) : (
              <Button asChild>
                <Link {...testLink(course.id)}>{t`参加测验`}</Link>
              </Button>
            )}
            {again}
          </>
        }
      >
        {isCredited ? <Trans>{creditHours} 学时已入账。</Trans> : t`通过测验后学时入账。`}
      </Over>
    )
  }
  return (
    <Over
      title={t`本课时已学完`}
      action={
        <>
          {next && (
            <Button asChild>
              <Link to="." search={{ lesson: next.id }}>{t`学下一课时`}</Link>
            </Button>
          )}
          {again}
        </>
      }
    >
      {next ? <span lang="zh-CN">{next.title}</span> : t`还有课时没有学完，请在目录中选择。`}
    </Over>
  )
}
