import { revokeToken } from '../../../lib/session/account.ts'
import { safeRedirect } from '../../../lib/session/safe-redirect.ts'
import { getToken } from '../../../lib/session/session.ts'
import { useEndSession } from '../../../lib/session/use-end-session.ts'

/**
 * Ends the session, with the drafts of its account, and leads to the login, or to where the page's `redirect` query says
 * (specification §4). Nothing here waits for the backend, which may be slow or out of reach.
 *
 * @param login where the account logs in again
 */
export function useLogout(login = '/person/login'): () => Promise<void> {
  const endSession = useEndSession()
  return async () => {
    const wanted = new URLSearchParams(window.location.search).get('redirect')
    const token = getToken()
    if (token) revokeToken(token).catch(() => undefined)
    await endSession(safeRedirect(wanted, login))
  }
}
