import { lazy, Suspense } from 'react'
import type { FeeIssueViewProps } from '../article/fee-issue-view.tsx'
import { ArticleSkeleton } from '../column/article-skeleton.tsx'

// Reading needs the sanitiser, which lists do not.
const FeeIssueView = lazy(() => import('../article/fee-issue-view.tsx'))

/** An issue of the price information in its column. */
export const FeeIssuePanel = (props: FeeIssueViewProps) => (
  <Suspense fallback={<ArticleSkeleton />}>
    <FeeIssueView {...props} key={props.id} />
  </Suspense>
)
