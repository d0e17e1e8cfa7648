import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { ColumnView } from '../../lib/content/columns/column-view.ts'
import type { RatingsSearch } from './ratings-search.ts'

const PactView = lazy(() => import('./pact-view.tsx'))

/** The pages of self-discipline beside its news. */
export function usePactViews(search: RatingsSearch): ColumnView[] {
  const { t } = useLingui()
  return [
    { id: 'ratings', label: t`信用评价名单`, content: <PactView id="ratings" search={search} /> },
    { id: 'method', label: t`信用评价办法`, content: <PactView id="method" search={search} /> },
  ]
}
