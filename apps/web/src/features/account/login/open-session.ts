import type { Role } from '@portal/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQueryOptions } from '../../../lib/session/account.ts'
import { dropMemberQueries } from '../../../lib/session/member-cache.ts'
import { clearSession, keepLogin, keepToken } from '../../../lib/session/session.ts'

/**
 * Begins a session with the token of a login and says who came in. What an earlier member loaded is gone by then.
 * @throws ApiError when the user behind the token cannot be loaded; nobody is logged in then
 */
export async function openSession(queryClient: QueryClient, token: string): Promise<Role> {
  dropMemberQueries(queryClient)
  keepToken(token)
  try {
    const { role, userid } = await queryClient.fetchQuery(currentUserQueryOptions)
    keepLogin(role, userid)
    return role
  } catch (error) {
    clearSession()
    throw error
  }
}
