import { ApiError, type CurrentMember } from '@portal/api-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentMemberQueryOptions } from '../../lib/session/account.ts'
import { loginHref } from '../../lib/session/login-address.ts'
import { dropMemberQueries, renewMemberQueries } from '../../lib/session/member-cache.ts'
import {
  clearSession,
  getPresentAccountId,
  getToken,
  onSessionChangedElsewhere,
} from '../../lib/session/session.ts'
import { askForPassword } from '../../lib/session/session-expiry.ts'

/** Ends the session after the backend has refused its token; the specified login leads back here (specification §8), where nothing was typed. */
function useRefusal(isRefused: boolean): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (!isRefused || askForPassword()) return
    clearSession()
    // The cache is emptied only once the pages that show it are gone, or they would load it again.
    void router
      .navigate({ href: loginHref(router.state.location.href), replace: true })
      .then(() => dropMemberQueries(queryClient))
  }, [isRefused, router, queryClient])
}

/**
 * Follows what other tabs do to the session. Where the same member has logged in there, this page goes on; where it has run
 * out, whoever has typed something is asked for the password. Otherwise somebody else may be there by now, or nobody, so nothing
 * that is shown here may stay.
 */
function useOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const own = getPresentAccountId()
    const follow = () => {
      const isOwn = own != null && getPresentAccountId() === own
      if (isOwn && getToken()) void renewMemberQueries(queryClient)
      else if (!isOwn || !askForPassword()) window.location.reload()
    }
    return onSessionChangedElsewhere(follow)
  }, [queryClient])
}

/**
 * The member of the shell, loaded as it opens. Undefined while that lasts; a failure other than a refusal leaves the
 * page usable without it.
 */
export function useMember(): CurrentMember | undefined {
  const { data, error } = useQuery({ ...currentMemberQueryOptions, refetchOnMount: 'always' })
  useRefusal(error instanceof ApiError && error.status === 401)
  useOtherTabs()
  return data
}
