import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { lazy, type ReactNode, Suspense } from 'react'
import type { EntryFace } from '../../../lib/content/columns/column-view.ts'
import { feeColumnName } from '../../../lib/content/news.ts'
import { FeeIssuePanel } from '../fee-issues/fee-issue-panel.tsx'
import { NewsListSkeleton } from '../rows/news-list-skeleton.tsx'
import { ArticlePanel } from './article-panel.tsx'
import { ColumnList } from './column-list.tsx'
import type { ColumnSearch } from './column-search.ts'
import type { ListLayout } from './list-layout.ts'

// Of all columns only one lists prices.
const FeeList = lazy(() => import('../fee-issues/fee-list.tsx'))

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
