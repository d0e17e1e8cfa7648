import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail, TestAttemptDetail } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Heading, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { testLink } from '../../../../../lib/education/course-links.ts'
import { progressQueryOptions } from '../../../../../lib/education/course-queries.ts'
import { toPass } from '../answers.ts'
import { LessonsAgain } from './lessons-again.tsx'
import { MarkedQuestions } from './marked-questions.tsx'
import styles from './result.module.css'

interface TestResultProps {
  attempt: TestAttemptDetail
  course: CourseDetail
}

/** What came of an attempt: passed or not, what to see again, each question with how it was answered, unless it came too late to count. */
export default function TestResult({ attempt, course }: TestResultProps) {
  const { t } = useLingui()
  const { questions, questionCount } = attempt
  const right = attempt.correctCount ?? 0
  return (
    <div className={styles.result}>
      <p className={styles.score} data-passed={attempt.status === 'PASSED' || undefined}>
        <Trans>
          答对 <strong>{right}</strong> / {questionCount} 题
        </Trans>
      </p>
      <Outcome attempt={attempt} course={course} />
      {!isLate(attempt) && (
        <>
          <LessonsAgain questions={questions} course={course} />
          <section className={styles.part} aria-labelledby="test-questions">
            <Heading as="h2" id="test-questions">{t`逐题查看`}</Heading>
            {attempt.status === 'FAILED' && <p className={styles.left}>{t`正确答案在测验通过后显示。`}</p>}
            <MarkedQuestions questions={questions} course={course} />
          </section>
        </>
      )}
    </div>
  )
}

/** Whether it came later than it may: what was answered then does not count. */
const isLate = ({ endTime, handInTime }: TestAttemptDetail) =>
  endTime !== undefined && handInTime !== null && Date.parse(handInTime) > Date.parse(endTime) + 60_000

function Outcome({ attempt, course }: TestResultProps) {
  const { t } = useLingui()
  const { test } = course
  const time = formatDateTime(attempt.handInTime ?? attempt.startTime)
  if (attempt.status === 'PASSED') {
    return (
      <Notice
        tone="success"
        title={t`测验已通过`}
        action={
          <Button asChild size="sm">
            <Link to="/myCourse" search={{ part: 'hours' }}>{t`查看学时与证明`}</Link>
          </Button>
        }
      >
        <Credited course={course} time={time} />
      </Notice>
    )
  }
  const short =
    test === null ? 0 : toPass(attempt.questionCount, test.passShare) - (attempt.correctCount ?? 0)
  return (
    <Notice tone="warning" title={t`这次没有通过`} action={<Again courseId={course.id} />}>
      {isLate(attempt)
        ? t`交卷时答题时间已过，作答没有计入。`
        : t`${time} 交卷，再答对 ${short} 题就能通过。`}
    </Notice>
  )
}

/** Whether the hours came with it: a course that was started over meanwhile has to be completed first. */
function Credited({ course: { id, creditHours }, time }: { course: CourseDetail; time: string }) {
  const { data } = useQuery(progressQueryOptions(id))
  if (data && data.creditTime !== null)
    return (
      <Trans>
        {time} 交卷，{creditHours} 学时已入账。
      </Trans>
    )
  if (data && data.status !== 'COMPLETED')
    return (
      <Trans>
        {time} 交卷，学完全部课时后 {creditHours} 学时入账。
      </Trans>
    )
  return <Trans>{time} 交卷。</Trans>
}

/** The way to another attempt, or word that there is none left today. */
function Again({ courseId }: { courseId: number }) {
  const { t } = useLingui()
  const { data } = useQuery(progressQueryOptions(courseId))
  if (!data?.test || data.test.passTime !== null) return null
  const left = data.test.attemptsLeft
  if (left === 0) return <span className={styles.left}>{t`今天的次数已用完`}</span>
  return (
    <Button asChild size="sm">
      <Link {...testLink(courseId)}>{t`再考一次，今天还剩 ${left} 次`}</Link>
    </Button>
  )
}
