import {
  idParam,
  numberParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'

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
export const progressKinds = ['done', 'open'] as const

export const coursesSearch = searchParams({
  /** The courses, or who takes them. */
  part: oneOfParam(['enrollments']),
  title: textParam,
  category: oneOfParam(courseCategories),
  year: numberParam(2000, 2100),
  /** The course that the enrolments are of. */
  course: idParam,
  member: textParam,
  progress: oneOfParam(progressKinds),
  sort: oneOfParam([...courseSorts, ...enrollmentSorts]),
  page: pageParam,
})

export type CoursesSearch = SearchOf<typeof coursesSearch>

export const courseCriteria = ({ title, category, year }: CoursesSearch) => ({
  ...(title && { 'title.contains': title }),
  ...(category && { 'category.equals': category }),
  ...(year && { 'year.equals': year }),
})

export const enrollmentCriteria = ({ course, member, progress, year }: CoursesSearch) => ({
  ...(course && { 'courseId.equals': course }),
  ...(member && { 'memberName.contains': member }),
  ...(progress && { 'completeTime.specified': progress === 'done' }),
  ...(year && { 'year.equals': year }),
})

/** The order of a list among those that it has; the other list's is none of it. */
export const sortAmong = <Sort extends string>(sorts: readonly Sort[], sort: string | undefined) =>
  sorts.find((one) => one === sort)
