import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { listSource } from '../../../lib/chakra/desk/list/list-source.ts'
import type { AnalysisSearch } from './analysis/analysis-search.ts'
import { paymentCriteria, paymentSorts } from './monitor/payments-search.ts'

/** Figures of a time; those before stay while others are on their way. */
export const analysisQueryOptions = ({ from, to, compare }: AnalysisSearch) => {
  const query = { ...(from && { from }), ...(to && { to }), ...(compare && { compare }) }
  return queryOptions({
    queryKey: ['desk', 'analysis', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/analysis', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

const renewedAfter = 10_000

/** How payments and logins are going. @param isWatched whether somebody looks at it: only then it is asked for again and again */
export const monitorQueryOptions = (isWatched: boolean) =>
  queryOptions({
    queryKey: ['desk', 'monitor'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/monitor', { signal })),
    refetchInterval: isWatched && renewedAfter,
  })

/** Payments at the channels. */
export const paymentSource = listSource({
  key: 'payments',
  sorts: paymentSorts,
  last: 'id,desc',
  criteria: paymentCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/payments', { params: { query }, ...init })),
})
