import { queryOptions } from '@tanstack/react-query'
import { api, unwrapItems, unwrapList } from '../../lib/api/http.ts'
import type { RatingsSearch } from './ratings-search.ts'

export const ratingPageSize = 15

/** A page of a year's ratings, the best first. */
export function ratingsQueryOptions({ rating, year, keyword, page = 1 }: RatingsSearch) {
  const query = {
    'level.equals': rating,
    'year.equals': year,
    'companyName.contains': keyword,
    page: page - 1,
    size: ratingPageSize,
  }
  return queryOptions({
    queryKey: ['ratings', 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/company-rated-years', { params: { query }, signal })),
  })
}

/** The years that have rankings, the latest first. */
export const rankingYearsQueryOptions = queryOptions({
  queryKey: ['ratings', 'ranking-years'],
  queryFn: ({ signal }) => unwrapItems(api.GET('/api/public/company-nines/years-domain', { signal })),
})

/** A year's places by one metric, the first first. */
export const rankingQueryOptions = (year: number, metric: string) =>
  queryOptions({
    queryKey: ['ratings', 'ranking', year, metric],
    queryFn: ({ signal }) => {
      const query = { 'year.equals': year, 'metric.equals': metric, sort: ['rank' as const], size: 100 }
      return unwrapItems(api.GET('/api/public/company-nines/ranking', { params: { query }, signal }))
    },
  })
