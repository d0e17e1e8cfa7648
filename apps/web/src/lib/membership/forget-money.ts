import type { QueryClient } from '@tanstack/react-query'

/**
 * Forgets what changes when an order does: the orders themselves, the fees and the batches in them, the membership,
 * the applications and the courses that they pay for, the messages about it. For refused moves, too: it stands otherwise than shown.
 */
export async function forgetMoney(queryClient: QueryClient): Promise<void> {
  const roots = ['orders', 'fees', 'people', 'account', 'applications', 'messages']
  await Promise.all(roots.map((root) => queryClient.invalidateQueries({ queryKey: [root] })))
}
