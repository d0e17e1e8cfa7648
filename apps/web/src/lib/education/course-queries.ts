import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../api/http.ts'

/** One course with its chapters. */
export const courseQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/edu-courses/{id}', { params: { path: { id } }, signal })),
    staleTime: 60_000,
  })

/** How the student stands to a course. What is watched elsewhere changes it, so it is never shown from memory alone. */
export const progressQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['account', 'education', 'progress', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/edu-courses/{id}/progress', { params: { path: { id } }, signal })),
    staleTime: 0,
  })
