import { ApiError, type CurrentMember } from '@portal/api-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentMemberQueryOptions } from '../../lib/session/account.ts'
import { loginHref } from '../../lib/session/login-address.ts'
import { dropMemberQueries } from '../../lib/session/member-cache.ts'
import { clearSession, onTokenChangedElsewhere } from '../../lib/session/session.ts'

/** Ends the session after the backend has refused its token; the specified login leads back here (specification §8). */
function useRefusal(isRefused: boolean): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (!isRefused) return
    clearSession()
    // The cache is emptied only once the pages that show it are gone, or they would load it again.
    void router
      .navigate({ href: loginHref(router.state.location.href), replace: true })
      .then(() => dropMemberQueries(queryClient))
  }, [isRefused, router, queryClient])
}

/**
 * The member of the shell, loaded as it opens. Undefined while that lasts; a failure other than a refusal leaves the
 * page usable without it.
 */
export function useMember(): CurrentMember | undefined {
  const { data, error } = useQuery({ ...currentMemberQueryOptions, refetchOnMount: 'always' })
  useRefusal(error instanceof ApiError && error.status === 401)
  // Another member may be logged in by now, so nothing that is shown here may stay.
  useEffect(() => onTokenChangedElsewhere(() => window.location.reload()), [])
  return data
}
