import {
  idParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../lib/address/search-params.ts'

/**
 * The search params of a mini-site's page: the page of its list, the item that is read. `title` comes from a change of tab
 * (specification §2) and decides nothing.
 */
export const siteSearch = searchParams({ page: pageParam, item: idParam, title: textParam })

export type SiteSearch = SearchOf<typeof siteSearch>
