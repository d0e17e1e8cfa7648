import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../lib/http.ts'

const minute = 60_000

interface NewsQuery {
  'infoDictsId.equals'?: number
  'infoDictsDetailsId.equals'?: number
  'infoDictsDetailsId.in'?: number[]
  size: number
}

/** The newest published news of a column or of one of its children, the pinned first. */
export function newsQueryOptions(query: NewsQuery) {
  return queryOptions({
    queryKey: ['home', 'news', query],
    queryFn: async ({ signal }) =>
      (await unwrapList(api.GET('/api/public/info-news-list', { params: { query }, signal }))).items,
    staleTime: minute,
  })
}

/** The headlines that have a picture. */
export const pictureNewsQueryOptions = queryOptions({
  queryKey: ['home', 'picture-news'],
  queryFn: async ({ signal }) => {
    const query = { size: 4 }
    return (await unwrapList(api.GET('/api/public/info-news-carousel', { params: { query }, signal }))).items
  },
  staleTime: minute,
})
