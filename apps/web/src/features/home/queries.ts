import type { NewsSummary } from '@portal/api-contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../lib/api/http.ts'
import {
  feeNewsQueryOptions,
  type NewsQuery,
  newsListQueryOptions,
  wholeProvince,
} from '../../lib/content/news.ts'
import { navigationQueryOptions } from '../../lib/page/navigation.ts'
import { countLevels } from './credit/count-levels.ts'
import { pickStories } from './lead/pick-stories.ts'
import { findPlace, type Place, places } from './places.ts'

const staleTime = 60_000

/** Pictured headlines: the lead and the stories below it. */
export const storiesQueryOptions = queryOptions({
  queryKey: ['home', 'stories'],
  queryFn: async ({ signal }) => {
    const params = { query: { size: 10 } }
    const { items } = await unwrapList(api.GET('/api/public/info-news-carousel', { params, signal }))
    return pickStories(items)
  },
  staleTime,
})

/**
 * The news of a place, on top first, then newest. The place is found first, for its ids are the backend's. What the
 * query is made of tries again by itself; a failure then stands.
 */
export const latestQueryOptions = (place: Place, narrowed: Pick<NewsQuery, 'isDocument' | 'size'>) =>
  queryOptions({
    queryKey: ['home', 'latest', place, narrowed],
    queryFn: async ({ client }): Promise<NewsSummary[]> => {
      const found = findPlace(await client.ensureQueryData(navigationQueryOptions), place)
      if (!found) return []
      return (await client.fetchQuery(newsListQueryOptions({ ...found, ...narrowed }))).items
    },
    staleTime,
    retry: false,
  })

export const noticesQueryOptions = latestQueryOptions(places.notices, { size: 5 })
export const partyQueryOptions = latestQueryOptions(places.party, { size: 3 })
export const policiesQueryOptions = latestQueryOptions(places.policies, { isDocument: true, size: 6 })

/** The province's price information, two years of it. */
export const pricesQueryOptions = queryOptions({
  ...feeNewsQueryOptions({ region: wholeProvince, size: 24 }),
  select: ({ items }) => items,
  staleTime,
})

/** What was published for a month: the province's edition and those of the cities. */
export const editionsQueryOptions = (period: string) =>
  queryOptions({
    ...feeNewsQueryOptions({ period, size: 20 }),
    select: ({ items }) => items.filter(({ region }) => region !== wholeProvince),
    staleTime,
  })

/** How many units have which level in the latest rated year; empty before the first. */
export const creditQueryOptions = queryOptions({
  queryKey: ['home', 'credit'],
  queryFn: async ({ signal }) => {
    const years = await unwrapList(api.GET('/api/public/info-years/credit', { signal }))
    const [latest] = years.items
    if (!latest) return []
    const params = { query: { 'year.equals': latest.year, size: 2000 } }
    const { items } = await unwrapList(api.GET('/api/public/company-rated-years', { params, signal }))
    return [{ id: latest.year, year: latest.year, total: items.length, levels: countLevels(items) }]
  },
  staleTime,
})

/** The first units of the latest ranking by income. */
export const rankingQueryOptions = queryOptions({
  queryKey: ['home', 'ranking'],
  queryFn: async ({ signal }) => {
    const years = await unwrapList(api.GET('/api/public/company-nines/years-domain', { signal }))
    const [latest] = years.items
    if (!latest) return []
    const query = {
      'year.equals': latest.year,
      'metric.equals': '营业收入',
      sort: ['rank' as const],
      size: 5,
    }
    return (await unwrapList(api.GET('/api/public/company-nines/ranking', { params: { query }, signal })))
      .items
  },
  staleTime,
})

/** Mini-sites of units, with a picture each. */
export const unitSitesQueryOptions = queryOptions({
  queryKey: ['home', 'unit-sites'],
  queryFn: async ({ signal }) => {
    const params = { query: { size: 4 } }
    return (await unwrapList(api.GET('/api/public/company-web-list', { params, signal }))).items
  },
  staleTime,
})

/** Mini-sites of persons. */
export const personSitesQueryOptions = queryOptions({
  queryKey: ['home', 'person-sites'],
  queryFn: async ({ signal }) => {
    const params = { query: { size: 6 } }
    return (await unwrapList(api.GET('/api/public/member-web-list', { params, signal }))).items
  },
  staleTime,
})

/** The latest issues of the journal. */
export const journalsQueryOptions = queryOptions({
  queryKey: ['home', 'journals'],
  queryFn: async ({ signal }) => {
    const params = { query: { size: 4 } }
    return (await unwrapList(api.GET('/api/public/info-news-book', { params, signal }))).items
  },
  staleTime,
})

/** Activities that are still to come, the next one first. */
export const activitiesQueryOptions = queryOptions({
  queryKey: ['home', 'activities'],
  queryFn: async ({ signal }) => {
    const query = { 'status.in': ['UPCOMING', 'SIGNUP'], sort: ['startTime' as const], size: 3 }
    return (await unwrapList(api.GET('/api/public/member-activities', { params: { query }, signal }))).items
  },
  staleTime,
})

/** Experts to introduce. */
export const expertsQueryOptions = queryOptions({
  queryKey: ['home', 'experts'],
  queryFn: async ({ signal }) => {
    const params = { query: { size: 4 } }
    return (await unwrapList(api.GET('/api/public/info-expert-applies', { params, signal }))).items
  },
  staleTime,
})

/** Begins to load what the home page shows of itself, without keeping the page waiting. */
export function prefetchHome(client: QueryClient): void {
  void client.prefetchQuery(storiesQueryOptions)
  void client.prefetchQuery(noticesQueryOptions)
  void client.prefetchQuery(pricesQueryOptions)
  void client.prefetchQuery(policiesQueryOptions)
  void client.prefetchQuery(partyQueryOptions)
}
