import type { MemberFee } from '@portal/api-contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { type FeesSearch, feeCriteria, feesQuery } from './fees-search.ts'

/** A page of the member's fees. */
export const feesQueryOptions = (search: FeesSearch) => {
  const query = feesQuery(search)
  return queryOptions({
    queryKey: ['fees', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-fees/user', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** One of the member's fees. */
export const feeQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['fees', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/member-fees/info/{id}', { params: { path: { id } }, signal })),
  })

/** The loader of the page of one fee. */
export const feeLoader = ({ queryClient }: { queryClient: QueryClient }, { feeId }: { feeId: string }) =>
  void queryClient.prefetchQuery(feeQueryOptions(Number(feeId)))

/** Every fee that the list is narrowed to, on all of its pages, in the order in which it is shown. */
export function allFees(search: FeesSearch): Promise<MemberFee[]> {
  const { sort } = feesQuery(search)
  const criteria = { ...feeCriteria(search), sort }
  return allPages((page) =>
    unwrapList(api.GET('/api/member-fees/user', { params: { query: { ...criteria, ...page } } })),
  )
}

/** All that the list is narrowed to, for what it comes to. */
export const allFeesQueryOptions = (search: FeesSearch) =>
  queryOptions({ queryKey: ['fees', 'all', feeCriteria(search)], queryFn: () => allFees(search) })
