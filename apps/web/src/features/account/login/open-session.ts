import { type CurrentUser, createPortalClient, type UserRole } from '@portal/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { apiBase } from '../../../lib/api/http.ts'
import { withServerTime } from '../../../lib/api/server-clock.ts'
import { currentUserQueryOptions, readUser } from '../../../lib/session/account.ts'
import { dropMemberQueries } from '../../../lib/session/member-cache.ts'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'

/**
 * Says whose a token is that is not kept yet. Nobody asks again before the pages behind the login, which go by the server's time.
 * @throws ApiError when the backend does not
 */
export const userOf = (token: string): Promise<CurrentUser> =>
  readUser(createPortalClient({ baseUrl: apiBase, getToken: () => token }), withServerTime)

/** Keeps the token of a login with whose it is. */
export function keepSession(queryClient: QueryClient, token: string, user: CurrentUser): void {
  queryClient.setQueryData(currentUserQueryOptions.queryKey, user)
  keepToken(token, user.userid)
  keepLogin(user.role, user.userid)
}

/**
 * Begins a session with the token of a login and says who came in. What an earlier member loaded is gone by then.
 * @throws ApiError when the user behind the token cannot be loaded; then nothing has changed
 */
export async function openSession(queryClient: QueryClient, token: string): Promise<UserRole> {
  const user = await userOf(token)
  dropMemberQueries(queryClient)
  keepSession(queryClient, token, user)
  return user.role
}
