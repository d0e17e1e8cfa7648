import { pathParam, type SearchOf, searchParams } from '../../../lib/address/search-params.ts'

/** Where it goes on. What was done is never said in an address, or a link could make the desk say anything. */
export const resultSearch = searchParams({ next: pathParam })

export type ResultSearch = SearchOf<typeof resultSearch>
