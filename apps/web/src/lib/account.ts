import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from './http.ts'

/** User, role and permissions behind the token; what the navigation guard loads. */
export const currentUserQueryOptions = queryOptions({
  queryKey: ['account', 'user'],
  queryFn: ({ signal }) => unwrap(api.GET('/thsuaa/api/currentUser', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The member behind the token; what the unit and person layouts load when they open. */
export const currentMemberQueryOptions = queryOptions({
  queryKey: ['account', 'member'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/member/current', { signal })),
})
