import * as v from 'valibot'
import { idParam, pageParam, patternParam, textParam } from '../../lib/search-params.ts'

const yearParam = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.integer(),
      v.minValue(1993),
      v.maxValue(2100),
    ),
  ),
  undefined,
)

/** The search params of a column; `id` and `title` come from the navigation (specification §2) and decide nothing. */
export const columnSearch = v.object({
  id: idParam,
  title: textParam,
  child: idParam,
  page: pageParam,
  keyword: textParam,
  year: yearParam,
  region: textParam,
  period: patternParam(/^\d{4}-(0[1-9]|1[0-2])$/),
  article: idParam,
})

export type ColumnSearch = v.InferOutput<typeof columnSearch>
