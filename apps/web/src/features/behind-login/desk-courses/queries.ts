import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { pageQuery } from '../../../lib/chakra/desk/list-query.ts'
import {
  type CoursesSearch,
  courseCriteria,
  courseSorts,
  enrollmentCriteria,
  enrollmentSorts,
  sortAmong,
} from './courses-search.ts'

/** A page of the courses with how many take them. */
export const coursesQueryOptions = (search: CoursesSearch) => {
  const sort = sortAmong(courseSorts, search.sort)
  const query = {
    ...pageQuery({ page: search.page, sort }, courseSorts[0], 'id'),
    ...courseCriteria(search),
  }
  return queryOptions({
    queryKey: ['desk', 'courses', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/courses', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** One course, to name it above those who take it; undefined where there is none with the id. */
export const courseQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'courses', 'one', id],
    queryFn: async ({ signal }) => {
      const query = { 'id.equals': id, size: 1 }
      const { items } = await unwrapList(api.GET('/api/admin/courses', { params: { query }, signal }))
      return items[0] ?? null
    },
  })

/** A page of who takes which course, and how far. */
export const enrollmentsQueryOptions = (search: CoursesSearch) => {
  const sort = sortAmong(enrollmentSorts, search.sort)
  const query = {
    ...pageQuery({ page: search.page, sort }, enrollmentSorts[0]),
    ...enrollmentCriteria(search),
  }
  return queryOptions({
    queryKey: ['desk', 'courses', 'enrollments', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/enrollments', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Every enrolment that the list is narrowed to. */
export const allEnrollments = (search: CoursesSearch) =>
  allPages((page) =>
    unwrapList(
      api.GET('/api/admin/enrollments', { params: { query: { ...enrollmentCriteria(search), ...page } } }),
    ),
  )
