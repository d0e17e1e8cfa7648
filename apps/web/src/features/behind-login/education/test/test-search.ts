import { idParam, oneOfParam, type SearchOf, searchParams } from '../../../../lib/address/search-params.ts'

/** The attempt that is opened, and whether its questions stand below each other. */
export const testSearch = searchParams({ attempt: idParam, view: oneOfParam(['all']) })

export type TestSearch = SearchOf<typeof testSearch>
