import type { MemberBasic } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'

/** What the association keeps of the unit. */
export const unitDataQueryOptions = queryOptions({
  queryKey: ['account', 'unit-data'],
  queryFn: ({ signal }): Promise<MemberBasic> => unwrap(api.GET('/api/member-basic/detail', { signal })),
})
