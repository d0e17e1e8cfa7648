import { queryOptions } from '@tanstack/react-query'
import { api, unwrapItems } from '../../../lib/api/http.ts'

/** Which of the benefits the member has made use of, and how often. */
export const benefitUsesQueryOptions = queryOptions({
  queryKey: ['account', 'benefit-uses'],
  queryFn: ({ signal }) => unwrapItems(api.GET('/api/member-benefits/uses', { signal })),
  staleTime: 0,
})
