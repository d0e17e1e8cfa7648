import type { MemberApplyTop, UnitPerson } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { type BatchSearch, batchPageSize } from './batch-search.ts'

/** A page of the unit's batches, newest first. */
export function batchesQueryOptions({ status, page = 1 }: BatchSearch) {
  const query = { page: page - 1, size: batchPageSize, ...(status && { 'status.equals': status }) }
  return queryOptions({
    queryKey: ['orders', 'batches', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/member-applies-top/user', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Asks for a batch as it is now. */
export const fetchBatch = (id: number, signal?: AbortSignal): Promise<MemberApplyTop> =>
  unwrap(
    api.GET('/api/member-applies-top/user/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
  )

/** One batch with its rows. */
export const batchQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'batch', id],
    queryFn: ({ signal }) => fetchBatch(id, signal),
  })

/** All of the unit's people, with what can be paid for each. */
export const ownPeopleQueryOptions = queryOptions({
  queryKey: ['people', 'payable'],
  queryFn: ({ signal }): Promise<UnitPerson[]> =>
    allPages((page) => {
      const query = { ...page, sort: ['name' as const, 'id' as const] }
      return unwrapList(api.GET('/api/unit-people', { params: { query }, signal }))
    }),
})

/** The loader of the page: asks for the list, or for the batch that is open. */
export function batchesLoader({ context: { queryClient }, deps }: LoaderContext<BatchSearch>): void {
  if (deps.step === 'new' || deps.batch) void queryClient.prefetchQuery(ownPeopleQueryOptions)
  if (deps.batch) void queryClient.prefetchQuery(batchQueryOptions(deps.batch))
  else if (deps.step !== 'new') void queryClient.prefetchQuery(batchesQueryOptions(deps))
}
