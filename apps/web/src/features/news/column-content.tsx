import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { lazy, type ReactNode, Suspense } from 'react'
import type { EntryFace } from '../../lib/columns/column-view.ts'
import { feeColumnName } from '../../lib/news.ts'
import { ArticlePanel } from './article-panel.tsx'
import { ColumnList } from './column-list.tsx'
import type { ColumnSearch } from './column-search.ts'
import { FeeIssuePanel } from './fee-issue-panel.tsx'
import { NewsListSkeleton } from './news-list-skeleton.tsx'

// Of all columns only one lists prices.
const FeeList = lazy(() => import('./fee-list.tsx'))

/** Rows with pictures; a lead story over rows; cards; a register of documents by their numbers. */
export type ListLayout = 'rows' | 'lead' | 'cards' | 'register'

interface ColumnContentProps {
  column: Dictionary
  child: DictionaryDetail | undefined
  search: ColumnSearch
  layout: ListLayout
  front: ReactNode
  face: EntryFace | undefined
}

/** What the address asks for: an article, the price information, or a list. */
export function ColumnContent({ column, child, search, layout, front, face }: ColumnContentProps) {
  if (search.article) return <ArticlePanel id={search.article} column={column} search={search} />
  if (search.issue) return <FeeIssuePanel id={search.issue} path={column.dictIndex} search={search} />
  const name = child?.detailName ?? column.dictName
  if (name === feeColumnName)
    return (
      <Suspense fallback={<NewsListSkeleton />}>
        <FeeList name={name} column={column} search={search} />
      </Suspense>
    )
  const head = child ? face : { content: front }
  return <ColumnList key={name} name={name} column={column} search={search} layout={layout} face={head} />
}
