import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { listSource } from '../../../lib/chakra/desk/list/list-source.ts'
import { courseCriteria, courseSorts, enrollmentCriteria, enrollmentSorts } from './courses-search.ts'

/** The courses with how many take them. */
export const courseSource = listSource({
  key: 'courses',
  sorts: courseSorts,
  last: 'id',
  criteria: courseCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/courses', { params: { query }, ...init })),
})

/** Who takes which course, and how far. */
export const enrollmentSource = listSource({
  key: 'enrollments',
  sorts: enrollmentSorts,
  last: 'id,desc',
  criteria: enrollmentCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/enrollments', { params: { query }, ...init })),
})

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
