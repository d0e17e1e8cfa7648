import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EntryFace } from '../../../lib/content/columns/column-view.ts'
import { ListBody } from '../../../lib/list/list-body.tsx'
import { LevelFilter } from '../policies/level-filter.tsx'
import { columnListQueryOptions, pageSize } from '../queries.ts'
import { NewsItem } from '../rows/news-item.tsx'
import { NewsListSkeleton } from '../rows/news-list-skeleton.tsx'
import { ArticlePanel } from './article-panel.tsx'
import styles from './column-list.module.css'
import type { ColumnSearch } from './column-search.ts'
import { ListHeading } from './list-heading.tsx'
import type { ListLayout } from './list-layout.ts'
import { NewsFilters } from './news-filters.tsx'
import { NothingHere } from './nothing-here.tsx'

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
  // Documents have their numbers in the margin, where all titles keep off; a list without a number has no margin.
  const hasNumbers = query.data?.items.some(({ documentNo }) => documentNo)
  const rowLayout = layout === 'register' && !hasNumbers ? 'rows' : layout
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
            layout={rowLayout}
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
