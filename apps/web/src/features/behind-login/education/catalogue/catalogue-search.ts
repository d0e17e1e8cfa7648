import {
  numberParam,
  oneOfParam,
  pageParam,
  patternParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../../lib/address/search-params.ts'
import type { CourseCriteria } from '../course/queries.ts'

/** Bands of the price: nothing, up to 150 yuan, above. */
export const priceBands = ['free', 'low', 'high'] as const
export type PriceBand = (typeof priceBands)[number]

/** Bands of the hours: up to 6, 7 to 10, above. */
export const hourBands = ['short', 'middle', 'long'] as const
export type HourBand = (typeof hourBands)[number]

/** Orders of the list as the backend writes them, the usual one first. */
export const courseSorts = [
  'publishDate,desc',
  'enrolledCount,desc',
  'creditHours,desc',
  'creditHours,asc',
  'price,asc',
  'price,desc',
] as const
export type CourseSort = (typeof courseSorts)[number]

/** The list's state in the address; what does not fit is left out. */
export const catalogueSearch = searchParams({
  /** Occurs in the title. */
  keyword: textParam,
  category: oneOfParam(['必修', '选修']),
  year: numberParam(2000, 2100),
  price: oneOfParam(priceBands),
  hours: oneOfParam(hourBands),
  teacher: textParam,
  /** Whose courses: the student's own, or all others. A visitor has none, and sees all. */
  mine: oneOfParam(['yes', 'no']),
  sort: oneOfParam(courseSorts),
  /** Cards without it. */
  view: oneOfParam(['list', 'compare']),
  /** Ids of the courses that are compared. */
  compare: patternParam(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,3}$/),
  page: pageParam,
})

export type CatalogueSearch = SearchOf<typeof catalogueSearch>

export const cataloguePageSize = 12

const priceCriteria: Record<PriceBand, CourseCriteria> = {
  free: { 'price.equals': 0 },
  low: { 'price.greaterThan': 0, 'price.lessThanOrEqual': 150 },
  high: { 'price.greaterThan': 150 },
}

const hourCriteria: Record<HourBand, CourseCriteria> = {
  short: { 'creditHours.lessThanOrEqual': 6 },
  middle: { 'creditHours.greaterThan': 6, 'creditHours.lessThanOrEqual': 10 },
  long: { 'creditHours.greaterThan': 10 },
}

/** The criteria of the backend for a list's state. */
export function catalogueQuery(search: CatalogueSearch, isStudent: boolean): CourseCriteria {
  const { keyword, category, year, price, hours, teacher, mine, sort = courseSorts[0], page = 1 } = search
  return {
    ...(keyword && { 'title.contains': keyword }),
    ...(category && { 'category.equals': category }),
    ...(year && { 'year.equals': year }),
    ...(price && priceCriteria[price]),
    ...(hours && hourCriteria[hours]),
    ...(teacher && { 'teacher.equals': teacher }),
    ...(mine && isStudent && { 'mine.equals': mine === 'yes' ? 1 : 0 }),
    sort: [sort, 'id,desc'],
    page: page - 1,
    size: cataloguePageSize,
  }
}
