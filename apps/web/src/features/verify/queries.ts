import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/http.ts'

// Whether a print holds is asked anew whenever somebody looks: once by the route and its page together.
const fresh = { staleTime: 5_000, refetchOnWindowFocus: false } as const

/** What a certificate or form of a membership says, by the code on it. */
export const printQueryOptions = (verifyCode: string) =>
  queryOptions({
    queryKey: ['verify', 'print', verifyCode],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/public/print-info/verify/{verifyCode}', { params: { path: { verifyCode } }, signal }),
      ),
    ...fresh,
  })

/** What a certificate of study hours says, by the code on it. */
export const hoursQueryOptions = (code: string) =>
  queryOptions({
    queryKey: ['verify', 'hours', code],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/edu-certificates/{code}', { params: { path: { code } }, signal })),
    ...fresh,
  })
