import type { DeskActivity, DeskActivityDraft } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { useDelete } from '../../../../lib/chakra/desk/record/use-delete.ts'
import { renewDesk } from '../../../../lib/chakra/desk/renew-desk.ts'
import { activityQueryOptions } from './queries.ts'

/** A change of an activity: what it is now is kept, the rest of the desk is asked for anew, also what visitors see. */
function useChange<Values>(call: (values: Values) => Promise<DeskActivity>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (activity) => queryClient.setQueryData(activityQueryOptions(activity.id).queryKey, activity),
    onSettled: (activity) => {
      void renewDesk(queryClient, activity && activityQueryOptions(activity.id).queryKey)
      void queryClient.invalidateQueries({ queryKey: ['members'] })
      void queryClient.invalidateQueries({ queryKey: ['home'] })
    },
  })
}

interface SaveValues {
  /** What is changed, and the version that was read of it; a new activity without. */
  known?: Pick<DeskActivity, 'id' | 'version'> | undefined
  body: DeskActivityDraft
}

/** Writes an activity: a new one is a draft, a published one is changed for visitors at once. */
export const useSaveActivity = () =>
  useChange(({ known, body }: SaveValues) =>
    known
      ? unwrap(api.PUT('/api/admin/activities', { body: { ...body, id: known.id, version: known.version } }))
      : unwrap(api.POST('/api/admin/activities', { body })),
  )

type Read = Pick<DeskActivity, 'id' | 'version'>

const request = ({ id, version }: Read) => ({ params: { path: { id } }, body: { version } })

/** Puts a draft on the website. */
export const usePublishActivity = () =>
  useChange((read: Read) => unwrap(api.POST('/api/admin/activities/{id}/publish', request(read))))

/** Takes an activity off the website for which nobody has signed up. */
export const useWithdrawActivity = () =>
  useChange((read: Read) => unwrap(api.POST('/api/admin/activities/{id}/withdraw', request(read))))

/** Calls an activity off. */
export const useCancelActivity = () =>
  useChange((read: Read) => unwrap(api.POST('/api/admin/activities/{id}/cancel', request(read))))

/** Throws a draft away. */
export const useDeleteActivity = () =>
  useDelete(
    ({ id, version }: Read) =>
      unwrap(api.DELETE('/api/admin/activities/{id}', { params: { path: { id }, query: { version } } })),
    (id) => activityQueryOptions(id).queryKey,
  )
