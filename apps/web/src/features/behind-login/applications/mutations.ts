import type { MemberApply, MemberApplyDraft } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markPage } from '../../../lib/address/mark-page.ts'
import { api, unwrap } from '../../../lib/api/http.ts'
import { unlessMissing } from '../../../lib/api/unless-missing.ts'
import { applyQueryOptions } from './queries.ts'

/** What an application changes: the applications themselves, the membership, what is owed. */
function useForgetting() {
  const queryClient = useQueryClient()
  return () => {
    for (const root of ['applications', 'account', 'fees', 'messages'])
      void queryClient.invalidateQueries({ queryKey: [root] })
  }
}

interface Saving {
  /** Undefined for one that the backend does not have yet. */
  id: number | undefined
  body: MemberApplyDraft
}

const replace = (id: number, body: MemberApplyDraft) =>
  unwrap(api.PUT('/api/member-applies', { body: { ...body, id } }))

const begin = (body: MemberApplyDraft) => unwrap(api.POST('/api/member-applies', { body }))

/** Keeps an application at the backend, or hands it in (`status`). */
export function useSaveApply() {
  const queryClient = useQueryClient()
  const forget = useForgetting()
  // The form goes on with what was kept, without a gap.
  const onSuccess = (kept: MemberApply) =>
    void queryClient.setQueryData(applyQueryOptions(kept.id).queryKey, kept)
  return useMutation({
    mutationFn: ({ id, body }: Saving) => (id === undefined ? begin(body) : replace(id, body)),
    onSuccess,
    // Refused or unanswered, things may stand otherwise than the page shows.
    onSettled: forget,
  })
}

/** Takes an application back before its first review. */
export function useWithdrawApply() {
  const onSettled = useForgetting()
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api.POST('/api/member-applies/user/{id}/withdraw', { params: { path: { id } } })),
    onSettled,
  })
}

/** Throws a draft away. @param leave takes the reader from the page that shows it, before it is forgotten */
export function useDeleteApply(leave: () => Promise<void>) {
  const queryClient = useQueryClient()
  const forget = useForgetting()
  return useMutation({
    mutationFn: (id: number) =>
      unlessMissing(unwrap(api.DELETE('/api/member-applies/{id}', { params: { path: { id } } }))),
    onMutate: markPage,
    onSuccess: async (_, id, isStillHere) => {
      if (isStillHere()) await leave()
      queryClient.removeQueries({ queryKey: applyQueryOptions(id).queryKey })
    },
    onSettled: forget,
  })
}
