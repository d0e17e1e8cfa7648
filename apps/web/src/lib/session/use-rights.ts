import { ApiError } from '@portal/api-contract'
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { currentUserQueryOptions } from './account.ts'

/** Whether the failure is that the account may not do or see what it asked for. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403

/**
 * Asks for the rights anew as soon as the backend has refused something: somebody has changed them, and what is open and shown
 * follows from them. Also when the window is looked at again. What is refused is shown no more, though it was loaded before.
 * @param others keys of what else follows from the rights
 */
export function useRights(others: readonly QueryKey[] = []): void {
  const queryClient = useQueryClient()
  const keys = [currentUserQueryOptions.queryKey, ...others]
  const renew = useEffectEvent(() => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, exact: true })
  })
  // What is refused of the rights themselves would be asked for without an end.
  const isOfRights = useEffectEvent((queryHash: string) => keys.some((key) => hashKey(key) === queryHash))
  useEffect(() => {
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (!isForbidden(event.action.error) || isOfRights(event.query.queryHash)) return
        event.query.setState({ data: undefined, dataUpdatedAt: 0 })
        renew()
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isForbidden(event.action.error))
          renew()
      }),
    ]
    window.addEventListener('focus', renew)
    return () => {
      window.removeEventListener('focus', renew)
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
