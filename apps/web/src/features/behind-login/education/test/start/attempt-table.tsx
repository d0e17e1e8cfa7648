import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TestAttempt } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { type Column, DataTable, Link as TextLink, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { serverNow } from '../../../../../lib/api/server-clock.ts'
import { StateBadge, type States } from '../../../../../lib/chakra/state-badge.tsx'
import { isOver } from '../answers.ts'

const states: States<TestAttempt['status']> = {
  OPEN: { tone: 'info', label: msg`未交卷` },
  PASSED: { tone: 'success', label: msg`通过` },
  FAILED: { tone: 'danger', label: msg`未通过` },
}

/** The attempts so far, each with the way to look it through. */
export function AttemptTable({ attempts }: { attempts: TestAttempt[] }) {
  const { t } = useLingui()
  const wayTo = (attempt: TestAttempt) => {
    if (attempt.status !== 'OPEN') return t`查看答卷`
    return isOver(attempt, serverNow()) ? t`打开并交卷` : t`继续答题`
  }
  const columns: Column<TestAttempt>[] = [
    {
      id: 'time',
      header: t`开始时间`,
      isRowHeader: true,
      nowrap: true,
      cell: ({ startTime }) => <time dateTime={startTime}>{formatDateTime(startTime)}</time>,
    },
    { id: 'state', header: t`结果`, cell: ({ status }) => <StateBadge states={states} value={status} /> },
    {
      id: 'score',
      header: t`答对`,
      align: 'end',
      cell: ({ correctCount, questionCount }) =>
        correctCount === null ? '—' : `${correctCount} / ${questionCount}`,
    },
    {
      id: 'open',
      header: t`操作`,
      cell: (attempt) => (
        <TextLink asChild>
          <Link to="." search={{ attempt: attempt.id }}>
            {wayTo(attempt)} <VisuallyHidden>{formatDateTime(attempt.startTime)}</VisuallyHidden>
          </Link>
        </TextLink>
      ),
    },
  ]
  return <DataTable columns={columns} rows={attempts} rowKey={({ id }) => id} caption={t`测验记录`} />
}
