import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { type FeesSearch, feesQuery } from './fees-search.ts'

/** A page of the member's fees. */
export const feesQueryOptions = (search: FeesSearch) => {
  const query = feesQuery(search)
  return queryOptions({
    queryKey: ['fees', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-fees/user', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}
