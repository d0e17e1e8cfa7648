import { pathParam, type SearchOf, searchParams, textParam } from '../../../lib/address/search-params.ts'

/** What was done, in words, and where it goes on. */
export const resultSearch = searchParams({ what: textParam, next: pathParam })

export type ResultSearch = SearchOf<typeof resultSearch>
