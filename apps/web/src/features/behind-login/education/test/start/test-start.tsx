import { useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { DataList, type Description, Heading, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../../lib/chakra/load-failure.tsx'
import { progressQueryOptions } from '../../../../../lib/education/course-queries.ts'
import { toPass } from '../answers.ts'
import { attemptsQueryOptions } from '../queries.ts'
import { AttemptTable } from './attempt-table.tsx'
import { NextAttempt } from './next-attempt.tsx'
import styles from './start.module.css'

/** What the test asks, what the student does next, and the attempts so far. */
export default function TestStart({ course }: { course: CourseDetail }) {
  const { t } = useLingui()
  const standing = useQuery(progressQueryOptions(course.id))
  const attempts = useQuery(attemptsQueryOptions(course.id))
  const { data: progress, error } = standing
  if (!progress) {
    return error ? (
      <LoadError query={standing} title={t`没有取得您的学习情况`} />
    ) : (
      <Skeleton height="24rem" />
    )
  }
  return (
    <div className={styles.start}>
      {course.test && <Rules test={course.test} left={progress.test?.attemptsLeft} />}
      <NextAttempt
        course={course}
        progress={progress}
        open={attempts.data?.find(({ id }) => id === progress.test?.openAttemptId)}
      />
      {attempts.error && <LoadFailure query={attempts} title={t`测验记录没有加载成功`} />}
      {attempts.data && attempts.data.length > 0 && (
        <section className={styles.attempts} aria-labelledby="test-attempts">
          <Heading as="h2" id="test-attempts">{t`测验记录`}</Heading>
          <AttemptTable attempts={attempts.data} />
        </section>
      )}
    </div>
  )
}

interface RulesProps {
  test: NonNullable<CourseDetail['test']>
  /** Attempts that can still be begun today. */
  left: number | undefined
}

function Rules({ test, left }: RulesProps) {
  const { t } = useLingui()
  const { questionCount, passShare, attemptsPerDay, timeLimitMinutes } = test
  const needed = toPass(questionCount, passShare)
  const items: Description[] = [
    { id: 'count', term: t`题数`, detail: t`${questionCount} 题，每次随机抽取` },
    { id: 'pass', term: t`通过标准`, detail: t`答对 ${needed} 题` },
    {
      id: 'limit',
      term: t`答题时间`,
      detail: timeLimitMinutes === undefined ? t`不限时` : t`${timeLimitMinutes} 分钟，离开页面不停表`,
    },
    {
      id: 'left',
      term: t`今日次数`,
      detail:
        left === undefined ? t`每天 ${attemptsPerDay} 次` : t`每天 ${attemptsPerDay} 次，还剩 ${left} 次`,
    },
  ]
  return <DataList columns={2} items={items} />
}
