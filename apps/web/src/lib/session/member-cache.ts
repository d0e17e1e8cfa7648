import type { QueryClient } from '@tanstack/react-query'

/** First parts of the query keys under which only one member's data lies. */
const memberRoots: ReadonlySet<unknown> = new Set([
  'account',
  'fees',
  'orders',
  'payment',
  'messages',
  'applications',
  'people',
  'print',
])

/** Forgets everything that was loaded for a member: at a logout, and before another one comes in. */
export function dropMemberQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => memberRoots.has(queryKey[0]) })
}
