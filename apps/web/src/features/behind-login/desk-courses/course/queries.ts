import type { DeskCourseDraft } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapItems, unwrapList } from '../../../../lib/api/http.ts'
import { latest } from '../../../../lib/chakra/desk/record-form/latest.ts'
import type { ListedRecord } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'

/** One course as it is stored now. */
export const fetchCourse = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/admin/courses/{id}', { params: { path: { id } }, ...(signal && { signal }) }))

/** The latest course of a title. */
export async function findCourse({ title }: DeskCourseDraft): Promise<ListedRecord | undefined> {
  const query = { ...latest, 'title.equals': title }
  return (await unwrapList(api.GET('/api/admin/courses', { params: { query } }))).items[0]
}

/** One course with its text, its chapters and lessons. */
export const courseQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'courses', 'whole', id],
    queryFn: ({ signal }) => fetchCourse(id, signal),
  })

/** The recordings that lessons can show. */
export const videosQueryOptions = queryOptions({
  queryKey: ['desk', 'course-videos'],
  queryFn: ({ signal }) => unwrapItems(api.GET('/api/admin/course-videos', { signal })),
  staleTime: 60_000,
})
