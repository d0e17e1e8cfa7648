import type { OwnSite } from '@portal/api-contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { unlessMissing } from '../../../lib/api/unless-missing.ts'
import { itemsPageSize, type OwnSiteSearch } from './own-site-search.ts'

/** Asks for the member's own site. @returns null while there is none */
export const fetchOwnSite = (signal?: AbortSignal): Promise<OwnSite | null> =>
  unlessMissing(unwrap(api.GET('/api/member-web/info', signal ? { signal } : {})))

/** The member's own site; null while there is none. */
export const ownSiteQueryOptions = queryOptions({
  queryKey: ['account', 'own-site', 'site'],
  queryFn: ({ signal }) => fetchOwnSite(signal),
})

function itemsQuery({ kind, status, keyword, page = 1 }: OwnSiteSearch) {
  return {
    'kind.equals': kind,
    'status.equals': status,
    'title.contains': keyword,
    page: page - 1,
    size: itemsPageSize,
  }
}

/** A page of what the member has written, what was changed last first. */
export const ownItemsQueryOptions = (search: OwnSiteSearch) => {
  const query = itemsQuery(search)
  return queryOptions({
    queryKey: ['account', 'own-site', 'items', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-news', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** All that the preview can show. */
export const shownItemsQueryOptions = queryOptions({
  queryKey: ['account', 'own-site', 'items', 'shown'],
  queryFn: async ({ signal }) => {
    const query = { size: 100, 'status.in': ['PUBLISHED', 'SUBMITTED', 'DRAFT', 'RETURNED'] }
    return (await unwrapList(api.GET('/api/member-news', { params: { query }, signal }))).items
  },
})

export const fetchOwnItem = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/member-news/{id}', { params: { path: { id } }, ...(signal && { signal }) }))

/** One item, as its author left it. */
export const ownItemQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['account', 'own-site', 'item', id],
    queryFn: ({ signal }) => fetchOwnItem(id, signal),
  })

interface LoaderContext {
  context: { queryClient: QueryClient }
  deps: OwnSiteSearch
}

/** The loader of the page: asks for what it shows first. */
export function ownSiteLoader({ context: { queryClient }, deps }: LoaderContext): void {
  void queryClient.prefetchQuery(ownSiteQueryOptions)
  if (deps.item) void queryClient.prefetchQuery(ownItemQueryOptions(deps.item))
  else if (deps.part === 'items') void queryClient.prefetchQuery(ownItemsQueryOptions(deps))
}
