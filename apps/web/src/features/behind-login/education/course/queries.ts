import type { Course, OfferedCourse, operations } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../../lib/api/http.ts'

/** A course of a list; how a student stands to it is there where a student asked for the list. */
export type ListedCourse = Course & Partial<Pick<OfferedCourse, 'mine' | 'ordered'>>

/** What the list of courses is narrowed, sorted and paged by. */
export type CourseCriteria = NonNullable<operations['listOfferedCourses']['parameters']['query']>

/** A page of the courses that are or were on offer: for a student with those marked that are the student's own. */
export const coursesQueryOptions = (query: CourseCriteria, isStudent: boolean) =>
  queryOptions({
    queryKey: isStudent ? ['account', 'education', 'list', query] : ['courses', 'list', query],
    queryFn: async ({ signal }): Promise<{ items: ListedCourse[]; total: number }> =>
      isStudent
        ? await unwrapList(api.GET('/api/edu-courses', { params: { query }, signal }))
        : await unwrapList(api.GET('/api/public/edu-courses', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })

/** The student's hours of the period against what is asked for. */
export const hoursQueryOptions = queryOptions({
  queryKey: ['account', 'education', 'hours'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/edu-hours', { signal })),
  staleTime: 0,
})

/** The course that was studied last and is not complete. */
export const lastCourseQueryOptions = queryOptions({
  queryKey: ['account', 'education', 'last'],
  queryFn: async ({ signal }) => {
    const query = { 'status.equals': 'STUDYING', size: 1 }
    const { items } = await unwrapList(api.GET('/api/edu-courses/my', { params: { query }, signal }))
    return items[0] ?? null
  },
  staleTime: 0,
})
