import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Button, Notice, Progress } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { studyLink, testLink } from '../../../../lib/education/course-links.ts'
import { studyStates } from '../course/course-words.ts'
import { percent } from '../course/percent.ts'
import styles from './course-page.module.css'
import { GiveBack } from './give-back.tsx'

interface OwnCourseProps {
  course: CourseDetail
  progress: CourseProgress
}

/** How far the student is with a course of their own, and what comes next. */
export function OwnCourse({ course, progress }: OwnCourseProps) {
  const { t } = useLingui()
  const done = progress.lessons.filter(({ completeTime }) => completeTime !== null).length
  const count = progress.lessons.length
  return (
    <>
      <p className={styles.own}>
        <span>{t`我的学习`}</span>
        <StateBadge states={studyStates} value={progress.status === 'COMPLETED' ? 'COMPLETED' : 'STUDYING'} />
      </p>
      <Progress
        label={t`学习进度`}
        value={Math.floor(progress.progress * 100)}
        valueText={
          <>
            {percent(progress.progress)}
            {' · '}
            {t`${done} / ${count} 课时`}
          </>
        }
        tone={progress.status === 'COMPLETED' ? 'success' : 'honour'}
      />
      {progress.paidBy !== null && <PaidBy unit={progress.paidBy} />}
      <Credit course={course} progress={progress} />
      {isTestDue(progress) && (
        <Button asChild size="lg" block>
          <Link {...testLink(course.id)}>{t`参加测验`}</Link>
        </Button>
      )}
      <Button asChild block {...(isTestDue(progress) ? { variant: 'outline' } : { size: 'lg' })}>
        <Link {...studyLink(course.id)}>
          {progress.status === 'COMPLETED' ? t`再看一遍` : progress.progress > 0 ? t`继续学习` : t`开始学习`}
        </Link>
      </Button>
      <Button asChild variant="outline" block>
        <Link to="/continueEducate" search={{ mine: 'no' }}>{t`再选一门课程`}</Link>
      </Button>
      <GiveBack progress={progress} />
    </>
  )
}

/** Says who paid for the course where the student did not. */
const PaidBy = ({ unit }: { unit: string }) => (
  <p className={styles.hint}>
    <Trans>
      由 <span lang="zh-CN">{unit}</span> 为您购买
    </Trans>
  </p>
)

/** Whether the hours wait for the test alone. */
const isTestDue = ({ status, test }: CourseProgress) =>
  status === 'COMPLETED' && test !== null && test.passTime === null

function Credit({ course, progress }: OwnCourseProps) {
  const { t } = useLingui()
  const { creditHours, creditTime, status, test } = progress
  if (creditTime !== null) {
    const date = formatDate(creditTime)
    return (
      <Notice tone="success">
        <Trans>
          {creditHours} 学时已于 {date} 入账。
        </Trans>
      </Notice>
    )
  }
  if (course.test === null || test === null) {
    return <p className={styles.hint}>{t`全部课时学到 95% 后，${creditHours} 学时自动入账。`}</p>
  }
  if (status !== 'COMPLETED') {
    return <p className={styles.hint}>{t`学完全部课时后参加测验，通过后 ${creditHours} 学时入账。`}</p>
  }
  return <Notice tone="warning">{t`课时已全部学完，通过测验后 ${creditHours} 学时入账。`}</Notice>
}
