import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../lib/api/http.ts'
import { findPlace, navigationQueryOptions } from '../../lib/page/navigation.ts'

const detail = (id: number, signal: AbortSignal) =>
  unwrap(api.GET('/api/public/info-news-detail/{id}', { params: { path: { id } }, signal }))

/** The page's own address, by which the navigation names its entry. */
export const mediationPath = '/DisputeResolutionFlow'

/** The papers of the mediation centre with their texts and files, the oldest first; none where the navigation has no entry for them. */
export const papersQueryOptions = queryOptions({
  queryKey: ['news', 'papers'],
  queryFn: async ({ client, signal }) => {
    const place = findPlace(await client.ensureQueryData(navigationQueryOptions), mediationPath)
    if (!place?.entry) return []
    const query = {
      'infoDictsDetailsId.equals': place.entry.id,
      sort: ['publishDate' as const, 'id' as const],
      size: 50,
    }
    const list = unwrapList(api.GET('/api/public/info-news-list', { params: { query }, signal }))
    return Promise.all((await list).items.map(({ id }) => detail(id, signal)))
  },
  staleTime: 10 * 60_000,
})

/** Experts of the think tank who mediate. */
export const mediatorsQueryOptions = queryOptions({
  queryKey: ['experts', 'mediators'],
  queryFn: async ({ signal }) => {
    const query = { 'expertType.contains': '纠纷调解', size: 100 }
    const { items } = await unwrapList(
      api.GET('/api/public/info-expert-applies', { params: { query }, signal }),
    )
    return items
  },
  staleTime: 10 * 60_000,
})
