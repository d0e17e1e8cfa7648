import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { pageQuery } from '../../../lib/chakra/desk/list-query.ts'
import { serverNow } from '../../../lib/membership/server-clock.ts'
import { type NewsSearch, newsCriteria, newsSorts } from './news-search.ts'

/** A page of the news in every state. */
export const newsListQueryOptions = (search: NewsSearch) =>
  queryOptions({
    queryKey: ['desk', 'news', 'list', search],
    queryFn: ({ signal }) => {
      const now = new Date(serverNow()).toISOString()
      const query = { ...pageQuery(search, newsSorts[0]), ...newsCriteria(search, now) }
      return unwrapList(api.GET('/api/admin/news', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
  })

/** One article as it is stored now. */
export const fetchNews = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/admin/news/{id}', { params: { path: { id } }, ...(signal && { signal }) }))

/** One article with its text. */
export const newsQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'news', 'one', id],
    queryFn: ({ signal }) => fetchNews(id, signal),
  })

/** What an article was before, latest first. */
export const versionsQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'news', 'versions', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/news/{id}/versions', { params: { path: { id } }, signal })),
  })
