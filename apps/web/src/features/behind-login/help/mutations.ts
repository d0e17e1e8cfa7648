import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { voteQueryOptions } from './queries.ts'

/** Says whether an answer was of help; safe to repeat. */
export function useVote(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isHelpful: 0 | 1) =>
      unwrap(api.POST('/api/help-articles/{id}/vote', { params: { path: { id } }, body: { isHelpful } })),
    onSuccess: (vote) => void queryClient.setQueryData(voteQueryOptions(id).queryKey, vote),
  })
}
