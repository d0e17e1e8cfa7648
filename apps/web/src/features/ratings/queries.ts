import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../lib/http.ts'
import type { RatingsSearch } from './ratings-search.ts'

export const ratingPageSize = 15

/** The years that have ratings, the latest first. */
export const ratingYearsQueryOptions = queryOptions({
  queryKey: ['ratings', 'years'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/public/info-years/credit', { signal })),
})

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

/** How many units a level has in a year. */
export const levelCountQueryOptions = (year: number, level: string) =>
  queryOptions({
    queryKey: ['ratings', 'count', year, level],
    queryFn: async ({ signal }) => {
      const query = { 'year.equals': year, 'level.equals': level, size: 1 }
      return (await unwrapList(api.GET('/api/public/company-rated-years', { params: { query }, signal })))
        .total
    },
  })

/** The years that have rankings, the latest first. */
export const rankingYearsQueryOptions = queryOptions({
  queryKey: ['ratings', 'ranking-years'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/public/company-nines/years-domain', { signal })),
})

/** A year's places by one metric, the first first. */
export const rankingQueryOptions = (year: number, metric: string) =>
  queryOptions({
    queryKey: ['ratings', 'ranking', year, metric],
    queryFn: ({ signal }) => {
      const query = { 'year.equals': year, 'metric.equals': metric, sort: ['rank' as const], size: 100 }
      return unwrap(api.GET('/api/public/company-nines/ranking', { params: { query }, signal }))
    },
  })
