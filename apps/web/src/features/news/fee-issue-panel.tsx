import { lazy, Suspense } from 'react'
import { ArticleSkeleton } from './article-skeleton.tsx'
import type { ColumnSearch } from './column-search.ts'

// Reading needs the sanitiser, which lists do not.
const FeeIssueView = lazy(() => import('./article/fee-issue-view.tsx'))

export interface FeeIssuePanelProps {
  id: number
  path: string
  search: ColumnSearch
}

/** An issue of the price information in its column. */
export const FeeIssuePanel = (props: FeeIssuePanelProps) => (
  <Suspense fallback={<ArticleSkeleton />}>
    <FeeIssueView {...props} key={props.id} />
  </Suspense>
)
