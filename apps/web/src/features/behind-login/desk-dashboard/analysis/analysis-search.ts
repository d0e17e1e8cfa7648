import { dateParam, oneOfParam, type SearchOf, searchParams } from '../../../../lib/address/search-params.ts'

/** Which days, first and last, and what they are compared with: the same days a year before, or as many right before. */
export const analysisSearch = searchParams({
  from: dateParam,
  to: dateParam,
  compare: oneOfParam(['YEAR', 'PERIOD']),
})

export type AnalysisSearch = SearchOf<typeof analysisSearch>

/** A day in PRC, `yyyy-MM-dd`. */
type Day = string

/** The usual times up to a day. Quarters begin in January, April, July and October. */
export function usualTimes(today: Day) {
  const [year = '', month = ''] = today.split('-')
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')
  const before = Number(year) - 1
  return {
    month: { from: `${year}-${month}-01`, to: today },
    quarter: { from: `${year}-${quarter}-01`, to: today },
    year: { from: `${year}-01-01`, to: today },
    lastYear: { from: `${before}-01-01`, to: `${before}-12-31` },
  } satisfies Record<string, { from: Day; to: Day }>
}
