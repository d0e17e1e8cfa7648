import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../../lib/api/http.ts'

const all = { 'isDeleted.equals': 0, sort: ['orderNum' as const, 'id' as const], size: 200 }

/** The entries of the website's navigation as they are stored, the hidden ones, too. */
export const navigationEntriesQueryOptions = queryOptions({
  queryKey: ['desk', 'navigation'],
  queryFn: async ({ signal }) => {
    const query = { ...all, 'dictType.equals': 'index' }
    return (await unwrapList(api.GET('/api/public/info-dicts-list', { params: { query }, signal }))).items
  },
})

/** The banners of all pages, in their order. */
export const bannerEntriesQueryOptions = queryOptions({
  queryKey: ['desk', 'banners'],
  queryFn: async ({ signal }) =>
    (await unwrapList(api.GET('/api/public/info-banner-list', { params: { query: all }, signal }))).items,
})
