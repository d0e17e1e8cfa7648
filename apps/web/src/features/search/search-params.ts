import * as v from 'valibot'
import { idParam, pageParam, textParam } from '../../lib/search-params.ts'

/** Spans of time that end today. */
export const spans = ['month', 'year', 'years3'] as const
export type Span = (typeof spans)[number]

/** What the time can be narrowed to; `range` stands for the days in `from` and `to`. */
export const periods = [...spans, 'range'] as const
export type Period = (typeof periods)[number]

// A form such as 2026-13-01 passes `isoDate` in some engines and breaks the instant made of it.
const dateParam = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.isoDate(),
      v.check((date) => !Number.isNaN(Date.parse(date))),
    ),
  ),
  undefined,
)

/** The search's state in the address; what does not fit is left out. */
export const searchParams = v.object({
  keyword: textParam,
  /** Id of a column. */
  column: idParam,
  period: v.fallback(v.optional(v.picklist(periods)), undefined),
  /** First and last day of the range, `yyyy-MM-dd`. */
  from: dateParam,
  to: dateParam,
  /** Best match first without it. */
  sort: v.fallback(v.optional(v.picklist(['newest'])), undefined),
  page: pageParam,
})

export type SearchParams = v.InferOutput<typeof searchParams>

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
