import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'

/** The account of whoever is at the desk. Asked for before the screen is locked, so that a lock without a network knows the name. */
export const accountQueryOptions = queryOptions({
  queryKey: ['desk', 'account'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/account', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})
