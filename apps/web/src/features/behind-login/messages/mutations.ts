import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'

/** Marks a notice as read; safe to repeat. */
export function useReadMessage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api.POST('/api/member-messages/{id}/read', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['messages'] }),
  })
}

/** Marks all of the member's notices as read. */
export function useReadAllMessages() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/member-messages/read-all')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['messages'] }),
  })
}
