import type { Dictionary } from '@portal/api-contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/http.ts'
import { feeColumnName, feeNewsQueryOptions, newsListQueryOptions } from '../../lib/content/news.ts'
import { findColumn, navigationQueryOptions } from '../../lib/page/navigation.ts'
import type { ColumnSearch } from './column/column-search.ts'

export const pageSize = 10
export const feePageSize = 12

/** An article with its neighbours. Each call counts a view, so it is not repeated while the reader is at it. */
export const articleQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['news', 'article', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/info-news-article/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An issue of the price information to read. Each call counts a view, as with an article. */
export const feeIssueQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['news', 'issue', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/info-fee-news/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The list that a column's search params ask for. */
export function columnListQueryOptions(column: Dictionary, search: ColumnSearch) {
  const { child, keyword, year, level, page } = search
  return newsListQueryOptions({ column: column.id, child, keyword, year, level, page, size: pageSize })
}

/** The price information that a column's search params ask for. */
export function feeListQueryOptions({ region, period, page }: ColumnSearch) {
  return feeNewsQueryOptions({ region, period, page, size: feePageSize })
}

async function prefetchColumn(queryClient: QueryClient, path: string, search: ColumnSearch): Promise<void> {
  if (search.article) return queryClient.prefetchQuery(articleQueryOptions(search.article))
  if (search.view) return
  if (search.issue) return queryClient.prefetchQuery(feeIssueQueryOptions(search.issue))
  const navigation = await queryClient.ensureQueryData(navigationQueryOptions).catch(() => undefined)
  const column = findColumn(navigation, path)
  if (!column) return
  const child = column.headerTwoList.find(({ id }) => id === search.child)
  if (child?.detailName === feeColumnName) await queryClient.prefetchQuery(feeListQueryOptions(search))
  else await queryClient.prefetchQuery(columnListQueryOptions(column, search))
}

interface LoaderCall {
  context: { queryClient: QueryClient }
  deps: ColumnSearch
  preload: boolean
}

/** The loader of a column's route: begins to load what the page will show, without keeping the page waiting. */
export const columnLoader =
  (path: string) =>
  ({ context, deps, preload }: LoaderCall): void => {
    // A link that is only pointed at must not count as a view.
    if (preload && (deps.article || deps.issue)) return
    void prefetchColumn(context.queryClient, path, deps)
  }
