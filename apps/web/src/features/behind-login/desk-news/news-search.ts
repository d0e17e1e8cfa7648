import {
  dateParam,
  idParam,
  oneOfParam,
  pageParam,
  patternParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../lib/dates/day-criteria.ts'
import { readPlace } from './places.ts'

/** The states of the backend, with what is published ahead of its time as one of its own. */
export const newsStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'OFFLINE'] as const
export type NewsState = (typeof newsStatuses)[number]

export const newsSorts = [
  'lastModifiedDate,desc',
  'lastModifiedDate,asc',
  'publishDate,desc',
  'publishDate,asc',
  'title,asc',
  'title,desc',
  'viewCount,desc',
  'viewCount,asc',
] as const

export const newsSearch = searchParams({
  title: textParam,
  status: oneOfParam(newsStatuses),
  /** A place of the navigation: `2`, or `2-202` for the column below it. */
  place: patternParam(/^\d{1,15}(-\d{1,15})?$/),
  from: dateParam,
  to: dateParam,
  sort: oneOfParam(newsSorts),
  page: pageParam,
})

export type NewsSearch = SearchOf<typeof newsSearch>

/** What a state asks the backend for. @param now instant */
export const stateCriteria = (status: NewsState, now: string) => {
  if (status === 'SCHEDULED') return { 'status.equals': 'PUBLISHED', 'publishDate.greaterThan': now }
  if (status === 'PUBLISHED') return { 'status.equals': 'PUBLISHED', 'publishDate.lessThanOrEqual': now }
  return { 'status.equals': status }
}

/** What the backend is asked for. @param now instant, to tell what is public from what is still to appear */
export function newsCriteria({ title, status, place, from, to }: NewsSearch, now: string) {
  const { infoDictsId, infoDictsDetailsId } = readPlace(place ?? '')
  return {
    ...(title && { 'title.contains': title }),
    ...(status && stateCriteria(status, now)),
    ...(infoDictsId && { 'infoDictsId.equals': infoDictsId }),
    ...(infoDictsDetailsId && { 'infoDictsDetailsId.equals': infoDictsDetailsId }),
    ...timeCriteria('lastModifiedDate', from, to),
  }
}

/** The article that is written on; without an id a new one. */
export const newsFormSearch = searchParams({ id: idParam })
export type NewsFormSearch = SearchOf<typeof newsFormSearch>
