import { idParam, patternParam, type SearchOf, searchParams } from '../../lib/address/search-params.ts'

/** What the reader has chosen on the home page, kept in the address. */
export const homeSearch = searchParams({
  /** The entry of the news column whose news are shown. */
  news: idParam,
  /** Month of the price information, `yyyy-MM`. */
  period: patternParam(/^\d{4}-(0[1-9]|1[0-2])$/),
})

export type HomeSearch = SearchOf<typeof homeSearch>
