import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/http.ts'

/** A captcha picture. It is replaced when it expires, and never shown to a form that is opened later. */
export const captchaQueryOptions = queryOptions({
  queryKey: ['account', 'captcha'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/public/code', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchInterval: ({ state }) => (state.data ? state.data.expiresIn * 1000 : false),
})
