import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Asks for what a change at the desk may concern, whichever tab shows it: lists, what waits, figures, the log.
 *
 * @param known key of a record of which the change has answered how it is now
 */
export function renewDesk(queryClient: QueryClient, known?: QueryKey): Promise<void> {
  const knownHash = known && hashKey(known)
  return queryClient.invalidateQueries({
    queryKey: ['desk'],
    predicate: ({ queryHash }) => queryHash !== knownHash,
  })
}
