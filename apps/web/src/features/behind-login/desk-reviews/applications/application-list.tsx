import { useLingui } from '@lingui/react/macro'
import type { DeskApplicationSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Badge, Link } from '@portal/ui/chakra'
import { Link as RouterLink } from '@tanstack/react-router'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, stateOptions, wordOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import { applyStates, ownerNames } from '../../../../lib/chakra/desk/record-words.ts'
import { useStaffId } from '../../../../lib/chakra/desk/staff-id.ts'
import { applicationSource } from '../queries.ts'
import {
  type ApplicationsSearch,
  applyKinds,
  applyStatuses,
  nodes,
  ownerTypes,
  views,
} from '../reviews-search.ts'
import { kindNames, nodeNames } from '../words.ts'

/** Everybody's applications: without a filter those that wait, the ones due first. */
export function ApplicationList({ search }: { search: ApplicationsSearch }) {
  const { t } = useLingui()
  const staffId = useStaffId()
  return (
    <DeskListPage
      title={t`会员申请审核`}
      source={applicationSource(staffId)}
      search={search}
      columns={useColumns(staffId)}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的申请`}
    />
  )
}

const column = columnsOf<DeskApplicationSummary>()

/** @param staffId whose own claims are told from the others' */
function useColumns(staffId: number): DeskColumn<DeskApplicationSummary>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.short('applyNo', t`申请编号`),
      isRowHeader: true,
      cell: ({ id, applyNo }) => (
        <Link asChild>
          <RouterLink to="/profile/application/$id" params={{ id: String(id) }}>
            {applyNo}
          </RouterLink>
        </Link>
      ),
    },
    column.text('ownerName', t`申请人`),
    column.word('applyType', t`会员类别`, ownerNames, i18n),
    column.word('applyKind', t`事项`, kindNames, i18n),
    column.state('status', t`状态`, applyStates, i18n),
    column.word('node', t`环节`, nodeNames, i18n),
    column.day('submitDate', t`提交日期`),
    {
      ...column.day('dueDate', t`应办结`),
      cell: ({ dueDate }) => (dueDate ? <DueDate date={dueDate} /> : '—'),
    },
    {
      id: 'claim',
      header: t`经办人`,
      nowrap: true,
      text: ({ claim }) => (claim ? (claim.staffId === staffId ? t`我` : claim.staffName) : ''),
    },
  ]
}

function DueDate({ date }: { date: string }) {
  const { t } = useLingui()
  const isLate = Date.parse(date) < serverNow()
  return (
    <span>
      {formatDate(date)} {isLate && <Badge tone="danger">{t`已超期`}</Badge>}
    </span>
  )
}

function useFilters(): DeskFilter<ApplicationsSearch>[] {
  const { t, i18n } = useLingui()
  const viewNames = { mine: t`我领取的`, overdue: t`已超期`, all: t`全部申请` }
  return [
    { kind: 'keyword', param: 'name', label: t`按申请人查找` },
    {
      kind: 'choice',
      param: 'view',
      label: t`范围`,
      all: t`待审核`,
      options: views.map((value) => ({ value, label: viewNames[value] })),
    },
    {
      kind: 'choice',
      param: 'node',
      label: t`环节`,
      all: t`全部环节`,
      options: wordOptions(i18n, nodes, nodeNames),
    },
    {
      kind: 'choice',
      param: 'kind',
      label: t`事项`,
      all: t`全部事项`,
      options: wordOptions(i18n, applyKinds, kindNames),
    },
    {
      kind: 'choice',
      param: 'type',
      label: t`会员类别`,
      all: t`全部类别`,
      options: wordOptions(i18n, ownerTypes, ownerNames),
    },
    {
      kind: 'choice',
      param: 'status',
      label: t`状态`,
      all: t`全部状态`,
      options: stateOptions(i18n, applyStatuses, applyStates),
    },
    { kind: 'days', from: 'from', to: 'to', label: t`提交日期` },
    { kind: 'days', from: 'approvedFrom', to: 'approvedTo', label: t`批准日期` },
    {
      kind: 'choice',
      param: 'reviewedAt',
      label: t`已审环节`,
      all: t`不限已审环节`,
      options: wordOptions(i18n, nodes, nodeNames),
    },
    { kind: 'days', from: 'reviewedFrom', to: 'reviewedTo', label: t`审核日期` },
  ]
}
