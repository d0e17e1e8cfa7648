import {
  dateParam,
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../lib/address/search-params.ts'

/** Spans of time that end today. */
export const spans = ['month', 'year', 'years3'] as const
export type Span = (typeof spans)[number]

/** What the time can be narrowed to; `range` stands for the days in `from` and `to`. */
export const periods = [...spans, 'range'] as const
export type Period = (typeof periods)[number]

/** The search's state in the address; what does not fit is left out. */
export const searchSearch = searchParams({
  keyword: textParam,
  /** Id of a column. */
  column: idParam,
  period: oneOfParam(periods),
  /** First and last day of the range, `yyyy-MM-dd`. */
  from: dateParam,
  to: dateParam,
  /** Best match first without it. */
  sort: oneOfParam(['newest']),
  page: pageParam,
})

export type SearchParams = SearchOf<typeof searchSearch>

/** The filters taken away, for a link that widens a search or begins another. */
export const noFilters = {
  column: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  page: undefined,
} satisfies Partial<SearchParams>

/** Whether anything but the words narrows the search. */
export function isFiltered({ column, period, from, to }: SearchParams): boolean {
  return Boolean(column || (period && period !== 'range') || from || to)
}

/** The period as it is chosen: days in the address make it a range. */
export function periodOf({ period, from, to }: SearchParams): Period | undefined {
  return period ?? (from || to ? 'range' : undefined)
}
