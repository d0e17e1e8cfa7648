import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../lib/api/http.ts'
import type { SearchParams } from './search-params.ts'
import { searchQuery } from './search-query.ts'

/** A page of what was found for the words. */
export const hitsQueryOptions = (params: SearchParams, keyword: string) => {
  const query = searchQuery(params, keyword)
  return queryOptions({
    queryKey: ['news', 'search', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/info-news-search', { params: { query }, signal })),
  })
}
