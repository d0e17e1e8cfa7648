import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dropMemberQueries } from '../../lib/member-cache.ts'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { clearSession } from '../../lib/session.ts'

/** Ends the session on this device and leads to the login, or to where the page's `redirect` query says (specification §4). */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const wanted = new URLSearchParams(window.location.search).get('redirect')
    clearSession()
    await navigate({ href: safeRedirect(wanted, '/person/login') })
    // After the pages that show them are gone, or they would load them again.
    dropMemberQueries(queryClient)
  }
}
