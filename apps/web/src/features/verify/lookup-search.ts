import { type SearchOf, searchParams, textParam } from '../../lib/address/search-params.ts'

/** The lookup's state in the address: a code that was found nowhere, to be corrected. */
export const lookupSearch = searchParams({ code: textParam })

export type LookupSearch = SearchOf<typeof lookupSearch>
