import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { favouriteQueryOptions, favouritesQueryOptions } from '../../../lib/chakra/record/favourite-calls.ts'
import { type TendersSearch, tendersQuery } from './tenders-search.ts'

/** A page of the calls for tenders. */
export const tendersQueryOptions = ({ tender: _, part: _part, ...search }: TendersSearch) => {
  const query = tendersQuery(search)
  return queryOptions({
    queryKey: ['tenders', 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/tender-information', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** One call with its text. */
export const tenderQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['tenders', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/tender-information/{id}', { params: { path: { id } }, signal })),
  })

/** The loader of the page: asks for the list, or for the call that is opened from it. */
export function tendersLoader({ context: { queryClient }, deps }: LoaderContext<TendersSearch>): void {
  if (deps.tender) {
    void queryClient.prefetchQuery(favouriteQueryOptions({ kind: 'TENDER', targetId: deps.tender }))
    void queryClient.prefetchQuery(tenderQueryOptions(deps.tender))
  } else if (deps.part === 'kept')
    void queryClient.prefetchQuery(favouritesQueryOptions({ kind: 'TENDER', page: deps.page }))
  else void queryClient.prefetchQuery(tendersQueryOptions(deps))
}
