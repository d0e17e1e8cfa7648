import type { MemberBasic } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'

/** What the association keeps of the unit. */
export const fetchUnitData = (signal?: AbortSignal): Promise<MemberBasic> =>
  unwrap(api.GET('/api/member-basic/detail', signal ? { signal } : {}))

/** The same, as it was loaded last. */
export const unitDataQueryOptions = queryOptions({
  queryKey: ['account', 'unit-data'],
  queryFn: ({ signal }) => fetchUnitData(signal),
})
