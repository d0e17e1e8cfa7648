import type { QueryClient } from '@tanstack/react-query'
import { personSiteQueryOptions, type SiteOwner, unitSiteQueryOptions } from '../../lib/mini-site/queries.ts'
import { type ItemQuery, itemQueryOptions, itemsQueryOptions } from './queries.ts'
import type { SiteSearch } from './site-search.ts'

/** What a page lists; its domain and page come from the address. */
export type SiteList = Pick<ItemQuery, 'owner' | 'kind' | 'size'>

/** The lists of the pages that show one kind each. */
export const siteLists = {
  unitNews: { owner: 'unit', kind: 'NEWS', size: 8 },
  unitCases: { owner: 'unit', kind: 'CONSTRUCT', size: 9 },
  unitHonours: { owner: 'unit', kind: 'CERTIFICATE', size: 12 },
  personQualifications: { owner: 'person', kind: 'PROF', size: 12 },
  personWorks: { owner: 'person', kind: 'ACHIEVE', size: 20 },
  personCases: { owner: 'person', kind: 'CONSTRUCT', size: 6 },
  personHonours: { owner: 'person', kind: 'CERTIFICATE', size: 20 },
  personNews: { owner: 'person', kind: 'NEWS', size: 10 },
} as const satisfies Record<string, SiteList>

interface LoaderContext {
  context: { queryClient: QueryClient }
  params: { domainId?: string }
  deps: SiteSearch
}

/** The loader of a mini-site's page: asks for the frame, and for the list or the item that the page shows. */
export const siteLoader =
  (owner: SiteOwner, list?: SiteList) =>
  ({ context: { queryClient }, params: { domainId }, deps: { item, page } }: LoaderContext): void => {
    if (domainId === undefined) return
    void (owner === 'unit'
      ? queryClient.prefetchQuery(unitSiteQueryOptions(domainId))
      : queryClient.prefetchQuery(personSiteQueryOptions(domainId)))
    if (item) void queryClient.prefetchQuery(itemQueryOptions(owner, item))
    else if (list) void queryClient.prefetchQuery(itemsQueryOptions({ ...list, domainId, page }))
  }
