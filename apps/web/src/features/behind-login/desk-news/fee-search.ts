import {
  dateParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../lib/dates/day-criteria.ts'
import { newsStatuses, stateCriteria } from './news-search.ts'

export const feeSorts = [
  'lastModifiedDate,desc',
  'lastModifiedDate,asc',
  'period,desc',
  'period,asc',
  'publishDate,desc',
  'publishDate,asc',
  'title,asc',
  'title,desc',
  'viewCount,desc',
  'viewCount,asc',
] as const

export const feeSearch = searchParams({
  title: textParam,
  status: oneOfParam(newsStatuses),
  region: textParam,
  from: dateParam,
  to: dateParam,
  sort: oneOfParam(feeSorts),
  page: pageParam,
})

export type FeeSearch = SearchOf<typeof feeSearch>

/** What the backend is asked for. @param now instant, to tell what is public from what is still to appear */
export const feeCriteria = ({ title, status, region, from, to }: FeeSearch, now: string) => ({
  ...(title && { 'title.contains': title }),
  ...(status && stateCriteria(status, now)),
  ...(region && { 'region.equals': region }),
  ...timeCriteria('lastModifiedDate', from, to),
})
