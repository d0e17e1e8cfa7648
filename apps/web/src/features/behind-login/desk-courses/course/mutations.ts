import type { DeskCourseDetail, DeskCourseDraft } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { useDelete } from '../../../../lib/chakra/desk/record/use-delete.ts'
import { renewDesk } from '../../../../lib/chakra/desk/renew-desk.ts'
import { courseQueryOptions } from './queries.ts'

/** A change of a course: what it is now is kept, the rest of the desk is asked for anew, also what members see. */
function useChange<Values>(call: (values: Values) => Promise<DeskCourseDetail>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (course) => queryClient.setQueryData(courseQueryOptions(course.id).queryKey, course),
    onSettled: (course) => {
      void renewDesk(queryClient, course && courseQueryOptions(course.id).queryKey)
      void queryClient.invalidateQueries({ queryKey: ['courses'] })
    },
  })
}

interface SaveValues {
  /** What is changed, and the version that was read of it; a new course without. */
  known?: Pick<DeskCourseDetail, 'id' | 'version'> | undefined
  body: DeskCourseDraft
}

/** Writes a course: a new one is a draft, a published one is changed for visitors at once. */
export const useSaveCourse = () =>
  useChange(({ known, body }: SaveValues) =>
    known
      ? unwrap(api.PUT('/api/admin/courses', { body: { ...body, id: known.id, version: known.version } }))
      : unwrap(api.POST('/api/admin/courses', { body })),
  )

type Read = Pick<DeskCourseDetail, 'id' | 'version'>

const request = ({ id, version }: Read) => ({ params: { path: { id } }, body: { version } })

/** Puts a draft on offer. */
export const usePublishCourse = () =>
  useChange((read: Read) => unwrap(api.POST('/api/admin/courses/{id}/publish', request(read))))

/** Takes a course off the website that nobody takes. */
export const useWithdrawCourse = () =>
  useChange((read: Read) => unwrap(api.POST('/api/admin/courses/{id}/withdraw', request(read))))

/** Throws a draft away. */
export const useDeleteCourse = () =>
  useDelete(
    ({ id, version }: Read) =>
      unwrap(api.DELETE('/api/admin/courses/{id}', { params: { path: { id }, query: { version } } })),
    (id) => courseQueryOptions(id).queryKey,
  )
