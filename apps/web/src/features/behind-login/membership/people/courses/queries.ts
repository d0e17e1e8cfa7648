import { queryOptions } from '@tanstack/react-query'
import { api, unwrapItems, unwrapList } from '../../../../../lib/api/http.ts'

/** Courses that cost something; more than there are in two years. */
export const pricedCoursesQueryOptions = queryOptions({
  queryKey: ['courses', 'priced'],
  queryFn: async ({ signal }) => {
    const query = { 'price.greaterThan': 0, size: 500 }
    return (await unwrapList(api.GET('/api/public/edu-courses', { params: { query }, signal }))).items
  },
  staleTime: 5 * 60_000,
})

/** The unit's people, each with how they stand to a course. */
export const learnersQueryOptions = (courseId: number) =>
  queryOptions({
    queryKey: ['people', 'learners', courseId],
    queryFn: ({ signal }) =>
      unwrapItems(api.GET('/api/unit-courses/{id}/people', { params: { path: { id: courseId } }, signal })),
    staleTime: 0,
  })
