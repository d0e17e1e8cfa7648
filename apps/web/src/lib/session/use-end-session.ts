import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dropReceiptsOf } from '../forms/application/drop-receipts.ts'
import { dropDraftsOf } from '../forms/draft/draft-store.ts'
import { dropMemberQueries } from './member-cache.ts'
import { clearSession, forgetAccount, getAccountId } from './session.ts'

/** Forgets on this device the session, the drafts and receipts of its account and what was loaded for it, and leads to an address. */
export function useEndSession(): (href: string) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (href) => {
    const account = getAccountId()
    dropDraftsOf(account)
    dropReceiptsOf(account)
    forgetAccount()
    clearSession()
    // A form with unsent work does not hold back who has just been told that its draft goes.
    await navigate({ href, ignoreBlocker: true })
    // After the pages that show them are gone, or they would load them again.
    dropMemberQueries(queryClient)
  }
}
