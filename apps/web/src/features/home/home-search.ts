import * as v from 'valibot'
import { idParam, patternParam } from '../../lib/search-params.ts'

/** What the reader has chosen on the home page, kept in the address. */
export const homeSearch = v.object({
  /** The entry of the news column whose news are shown. */
  news: idParam,
  /** Month of the price information, `yyyy-MM`. */
  period: patternParam(/^\d{4}-(0[1-9]|1[0-2])$/),
})

export type HomeSearch = v.InferOutput<typeof homeSearch>
