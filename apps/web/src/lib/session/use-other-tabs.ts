import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewMemberQueries } from './member-cache.ts'
import { getPresentAccountId, getToken, onSessionChangedElsewhere } from './session.ts'
import { askForPassword } from './session-expiry.ts'

/**
 * Follows what other tabs do to the session, for a page that only its member may see. Where the same member has logged in there,
 * this page goes on; where it has run out, whoever has typed something is asked for the password. Otherwise somebody else may be
 * there by now, or nobody, so nothing that is shown here may stay.
 */
export function useOtherTabs(): void {
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
