import { useLingui } from '@lingui/react/macro'
import type { MemberApplyTop } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, type Column, EmptyState } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { DataList } from '../../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { type BatchSearch, batchPageSize, batchStatuses } from '../batch-search.ts'
import { batchesQueryOptions } from '../queries.ts'
import { mostPeople } from '../rows/pay-row.ts'
import styles from '../unit-payment.module.css'
import { batchStates } from '../words.ts'
import { BatchAction } from './batch-action.tsx'

/** The unit's batches: drafts to go on with, orders to pay, what was paid. */
export function BatchList({ search }: { search: BatchSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<BatchSearch>()
  const query = useQuery(batchesQueryOptions(search))
  const list = useRef<HTMLDivElement>(null)
  // The button goes with its row.
  const onDeleted = () => list.current?.focus({ preventScroll: true })
  return (
    <div ref={list} tabIndex={-1} className={styles.part}>
      <div className={styles.head}>
        <FilterBar label={t`筛选代缴名单`}>
          <FilterSelect
            label={t`状态`}
            all={t`全部状态`}
            value={search.status}
            options={batchStatuses.map((value) => ({ value, label: i18n._(batchStates[value].label) }))}
            onChange={(status) => narrow({ status })}
          />
        </FilterBar>
        <Authorized authority="batches.write">
          <Button asChild>
            <Link to="/unitPayment" search={{ step: 'new' }}>
              <Icon name="plus" />
              {t`新建代缴`}
            </Link>
          </Button>
        </Authorized>
      </div>
      <DataList
        query={query}
        columns={useColumns(onDeleted)}
        rowKey={({ id }) => id}
        caption={t`代缴名单`}
        page={search.page ?? 1}
        pageSize={batchPageSize}
        empty={<Nothing isNarrowed={search.status !== undefined} />}
      />
    </div>
  )
}

function useColumns(onDeleted: () => void): Column<MemberApplyTop>[] {
  const { t } = useLingui()
  return [
    {
      id: 'batchNo',
      header: t`名单`,
      isRowHeader: true,
      cell: ({ batchNo, members }) => (
        <span lang="zh-CN">
          {namesOf(members)}
          <span className={styles.second}>{batchNo}</span>
        </span>
      ),
    },
    {
      id: 'personCount',
      header: t`人数`,
      align: 'end',
      nowrap: true,
      cell: ({ personCount }) => personCount,
    },
    {
      id: 'totalAmount',
      header: t`金额`,
      align: 'end',
      nowrap: true,
      cell: ({ totalAmount }) => <strong>{formatMoney(totalAmount)}</strong>,
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status }) => <StateBadge states={batchStates} value={status} />,
    },
    {
      id: 'createdDate',
      header: t`创建时间`,
      nowrap: true,
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatDateTime(createdDate)}</time>,
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (batch) => <BatchAction batch={batch} onDeleted={onDeleted} />,
    },
  ]
}

/** The first people, by whom a clerk knows a batch. */
function namesOf(members: MemberApplyTop['members']): string {
  const names = [...new Set(members.map(({ name }) => name ?? ''))]
  return names.length > 3 ? `${names.slice(0, 3).join('、')}…` : names.join('、')
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui()
  if (isNarrowed)
    return (
      <NothingFound
        title={t`没有符合条件的代缴名单`}
        link={<Link to="/unitPayment" search={{}}>{t`查看全部名单`}</Link>}
      />
    )
  return (
    <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有代缴名单`}>
      {t`从本单位人员中选择，或上传表格。一份名单最多 ${mostPeople} 人，每人每个年度一行。`}
    </EmptyState>
  )
}
