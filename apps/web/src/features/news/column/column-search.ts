import {
  idParam,
  numberParam,
  oneOfParam,
  pageParam,
  patternParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'

/** The search params of a column; `id` and `title` come from the navigation (specification §2) and decide nothing. */
export const columnParams = {
  id: idParam,
  title: textParam,
  /** A page of the column that is no list of news. */
  view: textParam,
  child: idParam,
  page: pageParam,
  keyword: textParam,
  /** Not before the association was founded. */
  year: numberParam(1993, 2100),
  region: textParam,
  period: patternParam(/^\d{4}-(0[1-9]|1[0-2])$/),
  /** Rank of the body that issued a policy. */
  level: oneOfParam(['国家', '部委', '省级', '协会']),
  article: idParam,
  /** An issue of the price information. */
  issue: idParam,
}

export const columnSearch = searchParams(columnParams)

export type ColumnSearch = SearchOf<typeof columnSearch>
