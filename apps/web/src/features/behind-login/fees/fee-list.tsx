import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelection } from '../../../lib/chakra/choice/use-selection.ts'
import { DataList } from '../../../lib/chakra/data-list.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { useSort } from '../../../lib/list/use-sort.ts'
import { isPayable } from '../../../lib/membership/member-fee.ts'
import { Authorized } from '../../../lib/session/authorized.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { FeeFilters } from './fee-filters.tsx'
import styles from './fee-list.module.css'
import { FeeTotals } from './fee-totals.tsx'
import { type FeesSearch, feeSorts, feesPageSize } from './fees-search.ts'
import { feesQueryOptions } from './queries.ts'
import { FeeSelectionBar } from './selection-bar.tsx'
import { useFeeColumns } from './use-fee-columns.tsx'

/** The member's fees, year by year: filtered, sorted, paged, and paid one by one or several together. */
export function FeeList({ search }: { search: FeesSearch }) {
  const { t } = useLingui()
  const query = useQuery(feesQueryOptions(search))
  const rows = query.data?.items ?? []
  const selection = useSelection(rows, isPayable)
  const columns = useFeeColumns(selection, search)
  const sorting = useSort(feeSorts, search.sort)
  return (
    <div className={styles.fees}>
      <FeeFilters search={search} />
      <FeeTotals search={search} />
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`各年度会费`}
        page={search.page ?? 1}
        pageSize={feesPageSize}
        {...sorting}
        empty={<NoFees isFiltered={Boolean(search.status ?? search.year)} />}
      />
      <Authorized authority="fees.pay">
        <FeeSelectionBar selection={selection} />
      </Authorized>
    </div>
  )
}

function NoFees({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  if (!isFiltered) {
    return (
      <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有会费记录`}>
        {t`入会申请获得批准后，每个年度的会费会列在这里，可在线缴纳。`}
      </EmptyState>
    )
  }
  return (
    <NothingFound
      title={t`没有符合条件的会费`}
      link={
        <Link
          to="."
          search={(search) => ({ ...search, status: undefined, year: undefined, page: undefined })}
          activeOptions={{ exact: true }}
        >
          {t`查看全部会费`}
        </Link>
      }
    />
  )
}
