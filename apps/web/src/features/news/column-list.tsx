import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { classNames, EmptyState } from '@portal/ui'
import { EmptyArt } from '@portal/ui/artwork'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListPages } from '../../lib/list-pages.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { ArticlePanel } from './article-panel.tsx'
import styles from './column-list.module.css'
import type { ColumnSearch } from './column-search.ts'
import { ListHeading } from './list-heading.tsx'
import { NewsFilters } from './news-filters.tsx'
import { NewsListSkeleton } from './news-list-skeleton.tsx'
import { NewsRow } from './news-row.tsx'
import { columnListQueryOptions, pageSize } from './queries.ts'

interface ColumnListProps {
  /** Stored name of the entry that is open, or of the column. */
  name: string
  column: Dictionary
  search: ColumnSearch
}

/** The news of a column or entry. An entry with a single item is a page: the item is shown at once. */
export function ColumnList({ name, column, search }: ColumnListProps) {
  const { t } = useLingui()
  const query = useQuery({ ...columnListQueryOptions(column, search), placeholderData: keepPreviousData })
  const { data, error, isPlaceholderData } = query
  const isFiltered = Boolean(search.keyword || search.year)
  const only = data?.total === 1 && search.child && !isFiltered ? data.items[0] : undefined
  if (only) return <ArticlePanel id={only.id} column={column} search={search} isPage />
  return (
    <div className={styles.list}>
      <ListHeading name={name} />
      <NewsFilters path={column.dictIndex} search={search} />
      {error && <LoadFailure title={t`列表没有加载成功`} query={query} />}
      {!data && !error && <NewsListSkeleton />}
      {data && data.items.length > 0 && (
        <ul
          className={classNames(styles.rows, isPlaceholderData && styles.busy)}
          aria-busy={isPlaceholderData}
        >
          {data.items.map((item) => (
            <NewsRow key={item.id} item={item} path={column.dictIndex} search={search} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <NothingHere path={column.dictIndex} search={search} isFiltered={isFiltered} />
      )}
      {data && data.total > 0 && <ListPages page={search.page ?? 1} pageSize={pageSize} total={data.total} />}
    </div>
  )
}

interface NothingHereProps {
  path: string
  search: ColumnSearch
  isFiltered: boolean
}

function NothingHere({ path, search, isFiltered }: NothingHereProps) {
  const { t } = useLingui()
  const { child } = search
  return (
    <EmptyState
      art={<EmptyArt variant={isFiltered ? 'search' : 'list'} />}
      title={isFiltered ? t`没有符合条件的内容` : t`这里还没有内容`}
      action={
        isFiltered ? (
          <Link to={path} search={{ child }} resetScroll={false}>{t`清除筛选条件`}</Link>
        ) : (
          <Link to={path} resetScroll={false}>{t`查看本栏目的全部内容`}</Link>
        )
      }
    >
      {isFiltered ? t`可以换一个关键词或年份，也可以用站内搜索在全站查找。` : t`内容发布后会显示在这里。`}
    </EmptyState>
  )
}
