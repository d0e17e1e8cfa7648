import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EntryFace } from '../../lib/columns/column-view.ts'
import { ListBody } from '../../lib/list-body.tsx'
import { ArticlePanel } from './article-panel.tsx'
import type { ListLayout } from './column-content.tsx'
import styles from './column-list.module.css'
import type { ColumnSearch } from './column-search.ts'
import { LevelFilter } from './level-filter.tsx'
import { ListHeading } from './list-heading.tsx'
import { NewsFilters } from './news-filters.tsx'
import { NewsItem } from './news-item.tsx'
import { NewsListSkeleton } from './news-list-skeleton.tsx'
import { NothingHere } from './nothing-here.tsx'
import { columnListQueryOptions, pageSize } from './queries.ts'

interface ColumnListProps {
  /** Stored name of the entry that is open, or of the column. */
  name: string
  column: Dictionary
  search: ColumnSearch
  layout: ListLayout
  face: EntryFace | undefined
}

/** The news of a column or entry. An entry with a single item is a page: the item is shown at once. */
export function ColumnList({ name, column, search, layout, face }: ColumnListProps) {
  const query = useQuery({ ...columnListQueryOptions(column, search), placeholderData: keepPreviousData })
  const { t } = useLingui()
  const path = column.dictIndex
  const isFiltered = Boolean(search.keyword || search.year || search.level)
  const showsFace = face?.content && !isFiltered && !search.page
  const isPage = query.data?.total === 1 && search.child && !isFiltered && (!showsFace || face.readsOn)
  const only = isPage ? query.data?.items[0] : undefined
  if (only) {
    return (
      <div className={styles.list}>
        {face?.content}
        <ArticlePanel id={only.id} column={column} search={search} isPage />
      </div>
    )
  }
  return (
    <div className={styles.list}>
      <ListHeading name={name} />
      {showsFace && face.content}
      {showsFace && <h2 className={styles.below}>{search.child ? t`相关文章` : t`最新内容`}</h2>}
      {layout === 'register' && <LevelFilter name={name} path={path} search={search} />}
      {!(showsFace && search.child) && <NewsFilters search={search} />}
      <ListBody
        query={query}
        skeleton={<NewsListSkeleton layout={layout} />}
        className={styles[layout]}
        renderItem={(item, index) => (
          <NewsItem
            key={item.id}
            item={item}
            path={path}
            search={search}
            layout={layout}
            isLead={index === 0 && !isFiltered && !search.page}
          />
        )}
        page={search.page}
        pageSize={pageSize}
        empty={<NothingHere path={path} child={search.child} isFiltered={isFiltered} />}
      />
    </div>
  )
}
