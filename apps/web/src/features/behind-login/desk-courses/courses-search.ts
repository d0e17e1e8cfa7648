import {
  dateParam,
  idParam,
  numberParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../lib/dates/day-criteria.ts'

export const courseSorts = [
  'year,desc',
  'year,asc',
  'title,asc',
  'title,desc',
  'enrolled,desc',
  'enrolled,asc',
  'completed,desc',
  'completed,asc',
  'creditHours,desc',
  'creditHours,asc',
  'publishDate,desc',
  'publishDate,asc',
] as const

export const enrollmentSorts = [
  'enrollTime,desc',
  'enrollTime,asc',
  'memberName,asc',
  'memberName,desc',
  'courseTitle,asc',
  'courseTitle,desc',
  'watchedShare,desc',
  'watchedShare,asc',
  'completeTime,desc',
  'completeTime,asc',
] as const

export const courseCategories = ['必修', '选修'] as const
export const courseStates = ['DRAFT', 'ON_SALE', 'SALE_ENDED'] as const
export const progressKinds = ['done', 'open'] as const

export const coursesSearch = searchParams({
  /** The courses, or who takes them. */
  part: oneOfParam(['enrollments']),
  title: textParam,
  category: oneOfParam(courseCategories),
  state: oneOfParam(courseStates),
  year: numberParam(2000, 2100),
  /** The course that the enrolments are of. */
  course: idParam,
  member: textParam,
  progress: oneOfParam(progressKinds),
  from: dateParam,
  to: dateParam,
  doneFrom: dateParam,
  doneTo: dateParam,
  creditedFrom: dateParam,
  creditedTo: dateParam,
  sort: oneOfParam([...courseSorts, ...enrollmentSorts]),
  page: pageParam,
})

export type CoursesSearch = SearchOf<typeof coursesSearch>

export const courseCriteria = ({ title, category, state, year }: CoursesSearch) => ({
  ...(title && { 'title.contains': title }),
  ...(category && { 'category.equals': category }),
  ...(state && { 'state.equals': state }),
  ...(year && { 'year.equals': year }),
})

export const enrollmentCriteria = ({ course, member, progress, year, ...search }: CoursesSearch) => ({
  ...(course && { 'courseId.equals': course }),
  ...(member && { 'memberName.contains': member }),
  ...(progress && { 'completeTime.specified': progress === 'done' }),
  ...(year && { 'year.equals': year }),
  ...timeCriteria('enrollTime', search.from, search.to),
  ...timeCriteria('completeTime', search.doneFrom, search.doneTo),
  ...timeCriteria('creditTime', search.creditedFrom, search.creditedTo),
})

/** The course that is written on; without an id a new one. */
export const courseFormSearch = searchParams({ id: idParam })
export type CourseFormSearch = SearchOf<typeof courseFormSearch>
