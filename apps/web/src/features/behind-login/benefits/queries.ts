import { queryOptions } from '@tanstack/react-query'
import { api, unwrapItems, unwrapList } from '../../../lib/api/http.ts'

/** What membership gives a person, in the association's order. */
export const benefitsQueryOptions = queryOptions({
  queryKey: ['benefits', 'PERSON'],
  queryFn: async ({ signal }) => {
    const query = { 'audience.in': ['PERSON', 'ALL'], size: 200 }
    return (await unwrapList(api.GET('/api/public/member-benefits', { params: { query }, signal }))).items
  },
  staleTime: 5 * 60_000,
})

/** Which of the benefits the member has made use of, and how often. */
export const benefitUsesQueryOptions = queryOptions({
  queryKey: ['account', 'benefit-uses'],
  queryFn: ({ signal }) => unwrapItems(api.GET('/api/member-benefits/uses', { signal })),
  staleTime: 0,
})
