import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import type { AnalysisSearch } from './overview-search.ts'

/** What waits for whoever is at the desk, and what was decided lately. */
export const workplaceQueryOptions = queryOptions({
  queryKey: ['desk', 'workplace'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/workplace', { signal })),
})

/** The association in figures. */
export const analysisQueryOptions = ({ from, to, compare }: AnalysisSearch) => {
  const query = { ...(from && { from }), ...(to && { to }), ...(compare && { compare }) }
  return queryOptions({
    queryKey: ['desk', 'analysis', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/analysis', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** How often payments are looked at, in milliseconds. */
const watch = 15_000

/** Payments and refusals as they come. @param isWatched whether somebody looks at them */
export const monitorQueryOptions = (isWatched: boolean) =>
  queryOptions({
    queryKey: ['desk', 'monitor'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/monitor', { signal })),
    refetchInterval: isWatched ? watch : false,
  })
