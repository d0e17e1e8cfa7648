import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../../lib/api/http.ts'
import { withServerTime } from '../../../../lib/api/server-clock.ts'

/** The student's attempts at the test of a course, the latest first. */
export const attemptsQueryOptions = (courseId: number) =>
  queryOptions({
    queryKey: ['account', 'education', 'attempts', courseId],
    queryFn: async ({ signal }) => {
      const query = { 'courseId.equals': courseId, size: 100 }
      return (await unwrapList(api.GET('/api/edu-test-attempts', { params: { query }, signal }))).items
    },
    staleTime: 0,
  })

/** One attempt with its questions. */
export const attemptQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['account', 'education', 'attempt', id],
    queryFn: ({ signal }) =>
      unwrap(withServerTime(api.GET('/api/edu-test-attempts/{id}', { params: { path: { id } }, signal }))),
    staleTime: 0,
  })
