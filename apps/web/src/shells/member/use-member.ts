import { ApiError, type CurrentMember } from '@portal/api-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { withServerTime } from '../../lib/api/server-clock.ts'
import { memberSummaryQueryOptions } from '../../lib/membership/member-summary.ts'
import { currentMemberQueryOptions, currentUserQueryOptions, readMember } from '../../lib/session/account.ts'
import { loginHref } from '../../lib/session/login-address.ts'
import { dropMemberQueries } from '../../lib/session/member-cache.ts'
import { clearSession } from '../../lib/session/session.ts'
import { askForPassword } from '../../lib/session/session-expiry.ts'
import { useOtherTabs } from '../../lib/session/use-other-tabs.ts'
import { useRights } from '../../lib/session/use-rights.ts'

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

/** For how long rights are not asked for again where the standing is only heard of, in milliseconds. */
const fresh = 10_000

/** Asks for the rights anew where the membership stands otherwise than before: an approval, for one, lets the member pay. */
function useRightsOfStanding(standing: string | undefined): void {
  const queryClient = useQueryClient()
  const last = useRef(standing)
  useEffect(() => {
    if (standing === undefined || standing === last.current) return
    const staleTime = last.current === undefined ? fresh : 0
    last.current = standing
    void queryClient.prefetchQuery({ ...currentUserQueryOptions, staleTime })
  }, [standing, queryClient])
}

/**
 * Asked again whenever the window is looked at anew, so that the server's time is known again after a device has slept: what a page
 * measures time with may have stood still meanwhile.
 */
const timedMemberQueryOptions = {
  ...currentMemberQueryOptions,
  queryFn: ({ signal }: { signal: AbortSignal }) => readMember(signal, withServerTime),
}

/**
 * The member of the shell, loaded as it opens. Undefined while that lasts; a failure other than a refusal leaves the
 * page usable without it.
 */
export function useMember(): CurrentMember | undefined {
  const { data, error } = useQuery({ ...timedMemberQueryOptions, refetchOnMount: 'always' })
  useRefusal(error instanceof ApiError && error.status === 401)
  useOtherTabs()
  useRights()
  useRightsOfStanding(data?.membershipStatus)
  // The homes ask for it.
  const { data: summary } = useQuery({ ...memberSummaryQueryOptions, enabled: false })
  useRightsOfStanding(summary?.state)
  return data
}
