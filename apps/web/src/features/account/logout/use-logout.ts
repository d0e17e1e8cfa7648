import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dropDraftsOf } from '../../../lib/forms/draft/draft-store.ts'
import { revokeToken } from '../../../lib/session/account.ts'
import { dropMemberQueries } from '../../../lib/session/member-cache.ts'
import { safeRedirect } from '../../../lib/session/safe-redirect.ts'
import { clearSession, getAccountId, getToken } from '../../../lib/session/session.ts'

/**
 * Ends the session, with the drafts of its account, and leads to the login, or to where the page's `redirect` query says
 * (specification §4). Nothing here waits for the backend, which may be slow or out of reach.
 */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const wanted = new URLSearchParams(window.location.search).get('redirect')
    const token = getToken()
    if (token) revokeToken(token).catch(() => undefined)
    dropDraftsOf(getAccountId())
    clearSession()
    // A form with unsent work does not hold back who has just been told that its draft goes.
    await navigate({ href: safeRedirect(wanted, '/person/login'), ignoreBlocker: true })
    // After the pages that show them are gone, or they would load them again.
    dropMemberQueries(queryClient)
  }
}
