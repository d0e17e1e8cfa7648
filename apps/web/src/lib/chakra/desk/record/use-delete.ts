import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { renewDesk } from '../renew-desk.ts'

/**
 * Throws a record of the desk away.
 *
 * @param remove makes the call
 * @param keyOf the key of what is known of one
 */
export function useDelete<Read extends { id: number }>(
  remove: (read: Read) => Promise<unknown>,
  keyOf: (id: number) => QueryKey,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: remove,
    // Of one that is gone nothing is asked; where it stays somebody else has changed it.
    onSettled: (_, error, { id }) => renewDesk(queryClient, error ? undefined : keyOf(id)),
  })
}
