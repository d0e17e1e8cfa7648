import { lazy, Suspense } from 'react'
import type { ArticleViewProps } from '../article/article-view.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'

// Reading needs the sanitiser, which lists do not.
const ArticleView = lazy(() => import('../article/article-view.tsx'))

/** An article in its column. */
export function ArticlePanel(props: ArticleViewProps) {
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      <ArticleView {...props} key={props.id} />
    </Suspense>
  )
}
