import { dateParam, oneOfParam, type SearchOf, searchParams } from '../../../lib/address/search-params.ts'

/** From when until when, and what it is compared with: the year before, or as long a time before it. */
export const analysisSearch = searchParams({
  from: dateParam,
  to: dateParam,
  compare: oneOfParam(['PERIOD']),
})

export type AnalysisSearch = SearchOf<typeof analysisSearch>
