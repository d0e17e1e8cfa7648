import type { operations } from '@portal/api-contract'
import { oneOfParam, pageParam, type SearchOf, searchParams } from '../../../../lib/address/search-params.ts'

/** The parts of the page besides the courses that are under way. */
export const myParts = ['completed', 'hours'] as const

/** The page's state in the address; what does not fit is left out. */
export const myCoursesSearch = searchParams({ part: oneOfParam(myParts), page: pageParam })

export type MyCoursesSearch = SearchOf<typeof myCoursesSearch>

export const myCoursesPageSize = 8

type Criteria = NonNullable<operations['listMyCourses']['parameters']['query']>

/** The criteria of the backend for a part of the page. */
export function myCoursesQuery({ part, page = 1 }: MyCoursesSearch): Criteria {
  return {
    'status.equals': part === 'completed' ? 'COMPLETED' : 'STUDYING',
    page: page - 1,
    size: myCoursesPageSize,
  }
}
