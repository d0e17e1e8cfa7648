import {
  dateParam,
  numberParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../../lib/dates/day-criteria.ts'
import { newsStatuses, stateCriteria } from '../news-search.ts'

export const journalSorts = [
  'lastModifiedDate,desc',
  'lastModifiedDate,asc',
  'publishDate,desc',
  'publishDate,asc',
  'totalIssueNo,desc',
  'totalIssueNo,asc',
  'title,asc',
  'title,desc',
  'pageCount,desc',
  'pageCount,asc',
] as const

export const journalSearch = searchParams({
  title: textParam,
  status: oneOfParam(newsStatuses),
  year: numberParam(1949, 2100),
  from: dateParam,
  to: dateParam,
  sort: oneOfParam(journalSorts),
  page: pageParam,
})

export type JournalSearch = SearchOf<typeof journalSearch>

/** What the backend is asked for. @param now instant, to tell what is public from what is still to come out */
export const journalCriteria = ({ title, status, year, from, to }: JournalSearch, now: string) => ({
  ...(title && { 'title.contains': title }),
  ...(status && stateCriteria(status, now)),
  ...(year && { 'year.equals': year }),
  ...timeCriteria('lastModifiedDate', from, to),
})
