import { queryOptions, skipToken } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../lib/api/http.ts'

const detail = (id: number, signal: AbortSignal) =>
  unwrap(api.GET('/api/public/info-news-detail/{id}', { params: { path: { id } }, signal }))

/** The papers of the mediation centre with their texts and files, the oldest first; `child` is its entry's id. */
export const papersQueryOptions = (child: number | undefined) =>
  queryOptions({
    queryKey: ['news', 'papers', child],
    queryFn: child
      ? async ({ signal }) => {
          const query = {
            'infoDictsDetailsId.equals': child,
            sort: ['publishDate' as const, 'id' as const],
            size: 50,
          }
          const list = unwrapList(api.GET('/api/public/info-news-list', { params: { query }, signal }))
          return Promise.all((await list).items.map(({ id }) => detail(id, signal)))
        }
      : skipToken,
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
