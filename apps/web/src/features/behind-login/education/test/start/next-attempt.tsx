import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress, TestAttempt } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { errorText } from '../../../../../lib/api/errors.ts'
import { serverNow } from '../../../../../lib/api/server-clock.ts'
import { courseLink, studyLink } from '../../../../../lib/education/course-links.ts'
import { isOver } from '../answers.ts'
import { useStartAttempt } from '../mutations.ts'
import styles from './start.module.css'

interface NextAttemptProps {
  course: CourseDetail
  progress: CourseProgress
  /** The attempt that was not handed in, once it is known. */
  open?: TestAttempt | undefined
}

/** The one next step: learn first, begin, go on, come back tomorrow, or nothing more. */
export function NextAttempt({ course, progress, open }: NextAttemptProps) {
  const { t } = useLingui()
  const { test, status, creditHours, creditTime } = progress
  if (test === null) return <Notice>{t`这门课程没有测验，学完后学时自动入账。`}</Notice>
  if (status === 'NOT_ENROLLED') {
    return (
      <Notice
        tone="warning"
        action={
          <Button asChild size="sm">
            <Link {...courseLink(course.id)}>{t`查看课程`}</Link>
          </Button>
        }
      >
        {t`您还没有加入这门课程。`}
      </Notice>
    )
  }
  const learn = (
    <Button asChild size="sm">
      <Link {...studyLink(course.id)}>{t`继续学习`}</Link>
    </Button>
  )
  if (test.passTime !== null) {
    const time = formatDateTime(test.passTime)
    // A course that was started over before its test was passed has to be completed again.
    return (
      <Notice tone="success" title={t`测验已通过`} action={creditTime === null && learn}>
        {creditTime === null ? (
          <Trans>
            {time} 通过，学完全部课时后 {creditHours} 学时入账。
          </Trans>
        ) : (
          <Trans>
            {time} 通过，{creditHours} 学时已入账。
          </Trans>
        )}
      </Notice>
    )
  }
  if (status !== 'COMPLETED' && test.openAttemptId === null) {
    return (
      <Notice tone="warning" action={learn}>
        {t`学完全部课时后可以参加测验。`}
      </Notice>
    )
  }
  return (
    <Begin
      courseId={course.id}
      isOpen={test.openAttemptId !== null}
      isTimeOver={open !== undefined && isOver(open, serverNow())}
      left={test.attemptsLeft}
    />
  )
}

interface BeginProps {
  courseId: number
  /** There is an attempt that was not handed in. */
  isOpen: boolean
  /** Its time is over. */
  isTimeOver: boolean
  left: number
}

function Begin({ courseId, isOpen, isTimeOver, left }: BeginProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useStartAttempt(courseId)
  if (!isOpen && left === 0) {
    return (
      <Notice title={t`今天的测验次数已用完`}>{t`明天可以再考。可以先回到课程，重看没有掌握的课时。`}</Notice>
    )
  }
  return (
    <div className={styles.begin}>
      {isOpen && (
        <Notice tone="warning">
          {isTimeOver ? t`有一次测验的答题时间已过，打开后自动交卷。` : t`有一次测验还没有交卷，计时没有停。`}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" live="alert" title={t`测验没有开始`}>
          {errorText(error)}
        </Notice>
      )}
      <div>
        <Button size="lg" busy={isPending} onClick={() => mutate()}>
          {isTimeOver ? t`打开并交卷` : isOpen ? t`继续答题` : t`开始测验`}
        </Button>
      </div>
      {!isOpen && <p className={styles.hint}>{t`开始后即计为一次。答案随时保存在这台设备上。`}</p>}
    </div>
  )
}
