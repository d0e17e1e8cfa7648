import { queryOptions } from '@tanstack/react-query'
import { api, unwrapItems, unwrapList } from '../../lib/api/http.ts'
import { creditLevels } from '../../lib/membership/member-kinds.ts'

/** The years that have ratings, the latest first. */
export const ratingYearsQueryOptions = queryOptions({
  queryKey: ['ratings', 'years'],
  queryFn: ({ signal }) => unwrapItems(api.GET('/api/public/info-years/credit', { signal })),
})

/** How many units each level has in a year, in the order of the levels. One query: an observer of many costs every page. */
export const levelCountsQueryOptions = (year: number) =>
  queryOptions({
    queryKey: ['ratings', 'counts', year],
    queryFn: ({ signal }) => Promise.all(creditLevels.map((level) => countOf(year, level, signal))),
  })

async function countOf(year: number, level: string, signal: AbortSignal): Promise<number> {
  const query = { 'year.equals': year, 'level.equals': level, size: 1 }
  const list = await unwrapList(api.GET('/api/public/company-rated-years', { params: { query }, signal }))
  return list.total
}
