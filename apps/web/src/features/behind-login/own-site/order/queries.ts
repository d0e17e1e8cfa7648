import type { OwnSiteItem } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../../lib/api/all-pages.ts'
import { api, unwrapList } from '../../../../lib/api/http.ts'
import type { ItemKind } from '../own-site-search.ts'

/** What visitors see of a kind, in the order in which they see it, as the backend has it now. */
export function fetchShownOrder(kind: ItemKind, signal?: AbortSignal): Promise<OwnSiteItem[]> {
  const date = kind === 'NEWS' ? ('publishDate,desc' as const) : ('eventDate,desc' as const)
  const criteria = { 'kind.equals': kind, 'publishDate.specified': true, sort: ['orderNum' as const, date] }
  return allPages((page) => {
    const params = { query: { ...criteria, ...page } }
    return unwrapList(api.GET('/api/member-news', { params, ...(signal && { signal }) }))
  })
}

/** The same, for the page that changes it. */
export const shownOrderQueryOptions = (kind: ItemKind) =>
  queryOptions({
    queryKey: ['account', 'own-site', 'items', 'order', kind],
    queryFn: ({ signal }) => fetchShownOrder(kind, signal),
    staleTime: 0,
  })
