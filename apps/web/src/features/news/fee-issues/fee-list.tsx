import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { buttonClass, EmptyState } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { wholeProvince } from '../../../lib/content/news.ts'
import { ListBody } from '../../../lib/list/list-body.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import styles from '../column/column-list.module.css'
import type { ColumnSearch } from '../column/column-search.ts'
import { ListHeading } from '../column/list-heading.tsx'
import { feeListQueryOptions, feePageSize } from '../queries.ts'
import { NewsListSkeleton } from '../rows/news-list-skeleton.tsx'
import { FeeFilters } from './fee-filters.tsx'
import { FeeRow } from './fee-row.tsx'

interface FeeListProps {
  /** The entry's stored name. */
  name: string
  column: Dictionary
  search: ColumnSearch
}

/** The price information by region and month, each with its table to download. */
export default function FeeList({ name, column, search }: FeeListProps) {
  const query = useQuery({ ...feeListQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <div className={styles.list}>
      <ListHeading name={name} />
      <FeeFilters search={search} />
      <ListBody
        query={query}
        skeleton={<NewsListSkeleton />}
        renderItem={(item) => <FeeRow key={item.id} item={item} path={column.dictIndex} search={search} />}
        page={search.page}
        pageSize={feePageSize}
        empty={<NoIssue path={column.dictIndex} search={search} />}
      />
    </div>
  )
}

function NoIssue({ path, search }: Pick<FeeListProps, 'search'> & { path: string }) {
  const { t } = useLingui()
  const { child, region = wholeProvince } = search
  return (
    <EmptyState
      art={<EmptyPicture variant="search" />}
      title={t`没有这一期的造价信息`}
      action={
        <Link
          to={path}
          search={{ child }}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={buttonClass({ variant: 'outline' })}
        >
          {t`查看全部期次`}
        </Link>
      }
    >
      {region === wholeProvince
        ? t`这个月没有发布价格信息，请在上方选择其他期次。`
        : t`该地区这个月没有单独发布，可以改看全省的价格信息。`}
    </EmptyState>
  )
}
