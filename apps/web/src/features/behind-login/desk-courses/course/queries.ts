import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'

/** One course as it is stored now. */
export const fetchCourse = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/admin/courses/{id}', { params: { path: { id } }, ...(signal && { signal }) }))

/** One course with its text, its chapters and lessons. */
export const courseQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'courses', 'whole', id],
    queryFn: ({ signal }) => fetchCourse(id, signal),
  })

/** The recordings that lessons can show. */
export const videosQueryOptions = queryOptions({
  queryKey: ['desk', 'course-videos'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/course-videos', { signal })),
  staleTime: 60_000,
})
