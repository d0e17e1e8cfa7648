import type { QueryClient } from '@tanstack/react-query'
import { currentUserQueryOptions } from './account.ts'
import { getPresentAccountId } from './session.ts'

/** First parts of the query keys under which only one member's data lies. */
const memberRoots: ReadonlySet<unknown> = new Set([
  'account',
  'desk',
  'fees',
  'orders',
  'invoices',
  'payment',
  'messages',
  'applications',
  'people',
  'print',
])

const isMembers = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => memberRoots.has(queryKey[0])

/** Forgets everything that was loaded for a member: at a logout, and before another one comes in. */
export function dropMemberQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: isMembers })
}

/** Whether what is kept here is somebody else's than whoever is there by now; undefined while nobody is known here. */
export function isOthersCache(queryClient: QueryClient): boolean | undefined {
  const user = queryClient.getQueryData(currentUserQueryOptions.queryKey)
  return user && (user.userid || undefined) !== getPresentAccountId()
}

/** Asks for what is shown of a member once more: after a session has been taken up again. */
export function renewMemberQueries(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isMembers })
}
