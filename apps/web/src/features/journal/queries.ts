import { queryOptions, skipToken } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../lib/api/http.ts'
import { listOf } from '../../lib/content/list-of.ts'

/** More issues than four a year make in a century. */
const all = 500

/** Every issue that has come out, the latest first. */
export const issuesQueryOptions = queryOptions({
  queryKey: ['journal', 'issues'],
  queryFn: async ({ signal }) => {
    const { items } = await unwrapList(
      api.GET('/api/public/info-news-book', { params: { query: { size: all } }, signal }),
    )
    return items
  },
  staleTime: 10 * 60_000,
})

/** One issue with its pages and contents; asked for once its id is known. */
export const issueQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: ['journal', 'issue', id],
    queryFn: id
      ? async ({ signal }) => {
          const issue = await unwrap(
            api.GET('/api/public/info-news-book/{id}', { params: { path: { id } }, signal }),
          )
          return { ...issue, pages: listOf(issue.pages), catalog: listOf(issue.catalog) }
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
