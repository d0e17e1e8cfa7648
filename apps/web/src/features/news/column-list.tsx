import type { Dictionary } from '@portal/api-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListBody } from '../../lib/list-body.tsx'
import { ArticlePanel } from './article-panel.tsx'
import styles from './column-list.module.css'
import type { ColumnSearch } from './column-search.ts'
import { ListHeading } from './list-heading.tsx'
import { NewsFilters } from './news-filters.tsx'
import { NewsListSkeleton } from './news-list-skeleton.tsx'
import { NewsRow } from './news-row.tsx'
import { NothingHere } from './nothing-here.tsx'
import { columnListQueryOptions, pageSize } from './queries.ts'

interface ColumnListProps {
  /** Stored name of the entry that is open, or of the column. */
  name: string
  column: Dictionary
  search: ColumnSearch
}

/** The news of a column or entry. An entry with a single item is a page: the item is shown at once. */
export function ColumnList({ name, column, search }: ColumnListProps) {
  const query = useQuery({ ...columnListQueryOptions(column, search), placeholderData: keepPreviousData })
  const path = column.dictIndex
  const isFiltered = Boolean(search.keyword || search.year)
  const only = query.data?.total === 1 && search.child && !isFiltered ? query.data.items[0] : undefined
  if (only) return <ArticlePanel id={only.id} column={column} search={search} isPage />
  return (
    <div className={styles.list}>
      <ListHeading name={name} />
      <NewsFilters path={path} search={search} />
      <ListBody
        skeleton={<NewsListSkeleton />}
        query={query}
        renderItem={(item) => <NewsRow key={item.id} item={item} path={path} search={search} />}
        page={search.page}
        pageSize={pageSize}
        empty={<NothingHere path={path} child={search.child} isFiltered={isFiltered} />}
      />
    </div>
  )
}
