import type { Dictionary } from '@portal/api-contract'
import { lazy, Suspense } from 'react'
import { ArticleSkeleton } from './article-skeleton.tsx'
import type { ColumnSearch } from './column-search.ts'

// Reading needs the sanitiser, which lists do not.
const ArticleView = lazy(() => import('./article/article-view.tsx'))

export interface ArticlePanelProps {
  id: number
  column: Dictionary
  /** The column's search params, so that the way back leads to the list as it was. */
  search: ColumnSearch
  /** The article is a page of the column by itself: there is no list to go back to. */
  isPage?: boolean
}

/** An article in its column. */
export function ArticlePanel(props: ArticlePanelProps) {
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      <ArticleView {...props} key={props.id} />
    </Suspense>
  )
}
