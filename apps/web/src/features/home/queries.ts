import type { NewsSummary } from '@portal/api-contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../lib/http.ts'
import { navigationQueryOptions } from '../../lib/navigation.ts'
import { feeNewsQueryOptions, type NewsQuery, newsListQueryOptions, wholeProvince } from '../../lib/news.ts'
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

/** Begins to load what the home page shows of itself, without keeping the page waiting. */
export function prefetchHome(client: QueryClient): void {
  void client.prefetchQuery(storiesQueryOptions)
  void client.prefetchQuery(noticesQueryOptions)
  void client.prefetchQuery(pricesQueryOptions)
  void client.prefetchQuery(policiesQueryOptions)
  void client.prefetchQuery(partyQueryOptions)
}
