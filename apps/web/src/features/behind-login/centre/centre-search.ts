import { oneOfParam, pageParam, type SearchOf, searchParams } from '../../../lib/address/search-params.ts'

/** What codes go to. */
export const channels = ['phone', 'mail'] as const

export type Channel = (typeof channels)[number]

/** A part's state in the address: the page of its list, or the contact that is being changed. */
export const centreSearch = searchParams({
  page: pageParam,
  change: oneOfParam(channels),
})

export type CentreSearch = SearchOf<typeof centreSearch>

export const centrePageSize = 10
