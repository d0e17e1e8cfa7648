import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../lib/api/http.ts'
import { postsQuery, seekersQuery } from './jobs-criteria.ts'
import type { PostsSearch, SeekersSearch } from './jobs-search.ts'

/** A page of the posts that the address asks for. */
export function postsQueryOptions(search: PostsSearch) {
  const query = postsQuery(search)
  return queryOptions({
    queryKey: ['jobs', 'posts', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/public/recruit-news', { params: { query }, signal })),
  })
}

/** One post with all that is said of it. */
export const postQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['jobs', 'post', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/recruit-news/{id}', { params: { path: { id } }, signal })),
  })

/** A page of the job seekers that the address asks for. */
export function seekersQueryOptions(search: SeekersSearch) {
  const query = seekersQuery(search)
  return queryOptions({
    queryKey: ['jobs', 'seekers', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/public/job/applies', { params: { query }, signal })),
  })
}
