import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { classNames, EmptyState } from '@portal/ui'
import { EmptyArt } from '@portal/ui/artwork'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListPages } from '../../lib/list-pages.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import styles from './column-list.module.css'
import type { ColumnSearch } from './column-search.ts'
import { FeeFilters } from './fee-filters.tsx'
import { FeeRow } from './fee-row.tsx'
import { ListHeading } from './list-heading.tsx'
import { NewsListSkeleton } from './news-list-skeleton.tsx'
import { feeListQueryOptions, feePageSize } from './queries.ts'

interface FeeListProps {
  /** The entry's stored name. */
  name: string
  column: Dictionary
  search: ColumnSearch
}

/** The price information by region and month, each with its table to download. */
export function FeeList({ name, column, search }: FeeListProps) {
  const { t } = useLingui()
  const query = useQuery({ ...feeListQueryOptions(search), placeholderData: keepPreviousData })
  const { data, error, isPlaceholderData } = query
  return (
    <div className={styles.list}>
      <ListHeading name={name} />
      <FeeFilters path={column.dictIndex} search={search} />
      {error && <LoadFailure title={t`列表没有加载成功`} query={query} />}
      {!data && !error && <NewsListSkeleton />}
      {data && data.items.length > 0 && (
        <ul
          className={classNames(styles.rows, isPlaceholderData && styles.busy)}
          aria-busy={isPlaceholderData}
        >
          {data.items.map((item) => (
            <FeeRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          art={<EmptyArt variant="search" />}
          title={t`没有这一期的造价信息`}
          action={
            <Link
              to={column.dictIndex}
              search={{ child: search.child }}
              resetScroll={false}
            >{t`查看全部期次`}</Link>
          }
        >
          {t`该地区这个月没有单独发布，可以改看全省的价格信息。`}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <ListPages page={search.page ?? 1} pageSize={feePageSize} total={data.total} />
      )}
    </div>
  )
}
