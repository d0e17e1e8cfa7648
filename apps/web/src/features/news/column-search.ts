import {
  idParam,
  numberParam,
  pageParam,
  patternParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../lib/search-params.ts'

/** The search params of a column; `id` and `title` come from the navigation (specification §2) and decide nothing. */
export const columnSearch = searchParams({
  id: idParam,
  title: textParam,
  child: idParam,
  page: pageParam,
  keyword: textParam,
  /** Not before the association was founded. */
  year: numberParam(1993, 2100),
  region: textParam,
  period: patternParam(/^\d{4}-(0[1-9]|1[0-2])$/),
  article: idParam,
})

export type ColumnSearch = SearchOf<typeof columnSearch>
