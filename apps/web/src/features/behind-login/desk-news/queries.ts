import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { listSource } from '../../../lib/chakra/desk/list/list-source.ts'
import { newsCriteria, newsSorts } from './news-search.ts'

/** The news in every state. */
export const newsSource = listSource({
  key: 'news',
  sorts: newsSorts,
  last: 'id,desc',
  criteria: newsCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/news', { params: { query }, ...init })),
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
