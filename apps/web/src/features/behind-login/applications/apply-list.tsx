import { useLingui } from '@lingui/react/macro'
import type { MemberApply } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Button, type Column, EmptyState, Panel, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataList } from '../../../lib/chakra/data-list.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { useAuthorized } from '../../../lib/session/authorized.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import styles from './applications.module.css'
import { appliesPageSize, withOpened } from './apply-search.ts'
import { appliesQueryOptions } from './queries.ts'
import { isEditable, kindNames, statusStates } from './words.ts'

/** All applications of the member, newest first. */
export function ApplyList({ page = 1 }: { page: number | undefined }) {
  const { t } = useLingui()
  const query = useQuery(appliesQueryOptions(page))
  const columns = useApplyColumns()
  return (
    <Panel title={t`申请记录`}>
      <div className={styles.stack}>
        <DataList
          query={query}
          columns={columns}
          rowKey={({ id }) => id}
          caption={t`申请记录`}
          page={page}
          pageSize={appliesPageSize}
          empty={
            <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有申请记录`}>
              {t`入会、续会、变更、晋升和退会的申请，以及各环节的审核意见，都会列在这里。`}
            </EmptyState>
          }
        />
      </div>
    </Panel>
  )
}

function useApplyColumns(): Column<MemberApply>[] {
  const { t, i18n } = useLingui()
  const mayWrite = useAuthorized('applies.write')
  return [
    {
      id: 'kind',
      header: t`申请`,
      isRowHeader: true,
      cell: ({ applyKind, applyNo }) => (
        <span>
          {i18n._(wordOf(kindNames, applyKind))}
          <span className={styles.number}>{applyNo}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status }) => <StateBadge states={statusStates} value={status} />,
    },
    {
      id: 'submitDate',
      header: t`提交日期`,
      nowrap: true,
      cell: ({ submitDate }) =>
        submitDate ? <time dateTime={submitDate}>{formatDate(submitDate)}</time> : '—',
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (apply) => (
        <Button asChild size="sm" variant={mayWrite && isEditable(apply) ? 'solid' : 'ghost'}>
          <Link to="." search={(search) => withOpened(search, { apply: apply.id })}>
            {mayWrite && isEditable(apply) ? t`继续填写` : t`详情`}{' '}
            <VisuallyHidden>{apply.applyNo}</VisuallyHidden>
          </Link>
        </Button>
      ),
    },
  ]
}
