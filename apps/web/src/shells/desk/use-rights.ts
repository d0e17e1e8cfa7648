import { ApiError } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQueryOptions } from '../../lib/session/account.ts'
import { menuQueryOptions } from './menu/queries.ts'

/**
 * Asks for rights and menu anew as soon as the backend has refused something: somebody has changed them, and the open pages of
 * what is no longer permitted have to go. Also when the window is looked at again.
 */
export function useRights(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const renew = () => {
      for (const { queryKey } of [currentUserQueryOptions, menuQueryOptions])
        void queryClient.invalidateQueries({ queryKey, exact: true })
    }
    const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error))
          renew()
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error))
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
