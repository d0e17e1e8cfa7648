import { useLingui } from '@lingui/react/macro'
import type { DeskApplicationSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Badge, type Column, Link } from '@portal/ui/chakra'
import { Link as RouterLink } from '@tanstack/react-router'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { rawWord } from '../../../../lib/content/stored-words.ts'
import { kindNames, nodeNames, ownerNames, statusStates } from '../words.ts'

/** The columns of applications. @param staffId whose own claims are told from the others' */
export function useApplicationColumns(staffId: number): Column<DeskApplicationSummary>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'applyNo',
      header: t`申请编号`,
      isRowHeader: true,
      isSortable: true,
      nowrap: true,
      cell: ({ id, applyNo }) => (
        <Link asChild>
          <RouterLink to="/profile/application/$id" params={{ id: String(id) }}>
            {applyNo}
          </RouterLink>
        </Link>
      ),
    },
    { id: 'ownerName', header: t`申请人`, isSortable: true, cell: ({ ownerName }) => ownerName },
    {
      id: 'applyType',
      header: t`会员类别`,
      nowrap: true,
      cell: ({ applyType }) => i18n._(ownerNames[applyType]),
    },
    { id: 'applyKind', header: t`事项`, nowrap: true, cell: ({ applyKind }) => i18n._(kindNames[applyKind]) },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status }) => <StateBadge states={statusStates} value={status} />,
    },
    {
      id: 'node',
      header: t`环节`,
      nowrap: true,
      cell: ({ node }) => (node ? i18n._(nodeNames[node] ?? rawWord(node)) : '—'),
    },
    {
      id: 'submitDate',
      header: t`提交日期`,
      isSortable: true,
      nowrap: true,
      cell: ({ submitDate }) => (submitDate ? formatDate(submitDate) : '—'),
    },
    {
      id: 'dueDate',
      header: t`应办结`,
      isSortable: true,
      nowrap: true,
      cell: ({ dueDate }) => dueDate && <DueDate date={dueDate} />,
    },
    {
      id: 'claim',
      header: t`经办人`,
      nowrap: true,
      cell: ({ claim }) => (claim ? (claim.staffId === staffId ? t`我` : claim.staffName) : '—'),
    },
  ]
}

function DueDate({ date }: { date: string }) {
  const { t } = useLingui()
  const isLate = Date.parse(date) < Date.now()
  return (
    <span>
      {formatDate(date)} {isLate && <Badge tone="danger">{t`已超期`}</Badge>}
    </span>
  )
}
