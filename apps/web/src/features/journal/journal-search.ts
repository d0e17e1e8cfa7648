import {
  idParam,
  numberParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../lib/address/search-params.ts'

/** The list's state in the address; `id` and `title` come from the navigation (specification §2) and decide nothing. */
export const journalSearch = searchParams({
  id: idParam,
  title: textParam,
  /** Only this year's issues. */
  year: numberParam(1949, 2100),
})

/** The reader's: which issue, and the page it is open at. */
export const readerSearch = searchParams({ id: idParam, page: numberParam(1, 1000) })

export type ReaderSearch = SearchOf<typeof readerSearch>
