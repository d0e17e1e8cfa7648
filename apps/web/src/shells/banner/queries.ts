import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../lib/api/http.ts'

/** The banners of the carousel, in their order (specification §7). */
export const bannersQueryOptions = queryOptions({
  queryKey: ['banners'],
  queryFn: async ({ signal }) => {
    const query = { 'isDeleted.equals': 0, sort: ['orderNum' as const] }
    const { items } = await unwrapList(api.GET('/api/public/info-banner-list', { params: { query }, signal }))
    return items
  },
  staleTime: 10 * 60_000,
})
