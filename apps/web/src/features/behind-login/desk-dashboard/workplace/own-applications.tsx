import { useLingui } from '@lingui/react/macro'
import type { DeskApplicationSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { type Column, DataTable, Panel, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Authorized } from '../../../../lib/session/authorized.tsx'

/** The applications that the account has taken, by when they are due. */
export function OwnApplications({ mine }: { mine: DeskApplicationSummary[] }) {
  const { t } = useLingui()
  const columns: Column<DeskApplicationSummary>[] = [
    {
      id: 'ownerName',
      header: t`申请人`,
      isRowHeader: true,
      cell: ({ id, ownerName }) => (
        <TextLink asChild>
          <Link to="/profile/application/$id" params={{ id: String(id) }}>
            {ownerName}
          </Link>
        </TextLink>
      ),
    },
    { id: 'applyNo', header: t`申请编号`, nowrap: true, cell: ({ applyNo }) => applyNo },
    {
      id: 'dueDate',
      header: t`办理期限`,
      nowrap: true,
      cell: ({ dueDate }) => (dueDate ? formatDate(dueDate) : '—'),
    },
  ]
  return (
    <Authorized authority="desk.applications">
      <Panel title={t`我领取的申请`}>
        {mine.length === 0 ? (
          <p>{t`您还没有领取申请。在申请列表中领取后，其他人就不会重复审核。`}</p>
        ) : (
          <DataTable
            columns={columns}
            rows={mine}
            rowKey={({ id }) => id}
            caption={t`我领取的申请`}
            size="sm"
          />
        )}
      </Panel>
    </Authorized>
  )
}
