import type { Role } from '@portal/api-contract'
import { ApiError } from '@portal/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { api, unwrap } from '../api/http.ts'
import { withServerTime } from '../api/server-clock.ts'
import { currentUserQueryOptions, toUser } from './account.ts'
import { doorOf, goToLogin, hrefOfPage, loginHref } from './login-address.ts'
import { dropMemberQueries, isOthersCache } from './member-cache.ts'
import { watchRestored } from './restored-page.ts'
import { clearSession, getToken, getUserRole, keepLogin, onSessionChangedElsewhere } from './session.ts'
import { askForPassword } from './session-expiry.ts'

/** Where somebody with a token goes, as far as loading the user asks for it. */
export interface UserTarget {
  /** Path and query, for the way back. */
  href: string
  /** The kind of member whose page an address is, if it is one. */
  memberOf: (href: string) => Promise<Role | undefined>
  /** Asks the routes of the page that is open once more whether it may be. */
  recheck: () => void
}

let stopWatching = () => {}

/** Forgets what was loaded for a member as soon as another tab has somebody else come in, or the member leave. */
function watchOtherTabs(queryClient: QueryClient): void {
  stopWatching()
  stopWatching = onSessionChangedElsewhere(() => {
    // What is still on its way was asked for with the token of before.
    if (isOthersCache(queryClient) !== false) dropMemberQueries(queryClient)
  })
}

/** Loads the user and keeps what everything else asks about a login: role and account. */
async function loadUser(queryClient: QueryClient): Promise<void> {
  watchRestored()
  watchOtherTabs(queryClient)
  // The other tab's word may still be on its way.
  if (isOthersCache(queryClient)) dropMemberQueries(queryClient)
  const token = getToken()
  // Behind the login the server's time is known from this answer on.
  const queryFn = async () => toUser(await unwrap(withServerTime(api.GET('/thsuaa/api/currentUser'))))
  const user = await queryClient.ensureQueryData({ ...currentUserQueryOptions, queryFn })
  // Whoever has logged in meanwhile is somebody else, and is asked for anew.
  if (getToken() === token) keepLogin(user.role, user.userid)
  else if (isOthersCache(queryClient)) dropMemberQueries(queryClient)
}

/** No answer at all says nothing about the token, one that cannot be read counts as a refusal. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status !== 0 || error.kind === 'malformed')

function endSession(queryClient: QueryClient): void {
  clearSession()
  queryClient.removeQueries({ queryKey: ['account'] })
}

/** @throws a redirect to the login after a refusal, unless the password is asked for on top of the page; anything else for the route's error page, which offers another try */
export async function requireUser(queryClient: QueryClient, { href, memberOf }: UserTarget): Promise<void> {
  // Another call that is refused meanwhile forgets it.
  const lastRole = getUserRole()
  try {
    await loadUser(queryClient)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // The page that is open stays as it is.
    if (askForPassword()) return
    // The role stays until it is known whose page it is: another call that is refused meanwhile leads to its login.
    const role = (await memberOf(href)) ?? lastRole
    endSession(queryClient)
    throw redirect({ href: loginHref(href, doorOf(role)), replace: true })
  }
}

/** Loads the user of a page that is already open; a refusal leads to the login from wherever one is by then. */
export async function loadUserBehindPage(
  queryClient: QueryClient,
  { memberOf, recheck }: UserTarget,
): Promise<void> {
  const token = getToken()
  // Another call was refused while this was on its way, and has led to the login.
  if (token === null) return
  const lastRole = getUserRole()
  try {
    await loadUser(queryClient)
    // The logins lead on whoever is logged in already, and could not know it.
    if (lastRole === null) recheck()
  } catch (error) {
    if (!isRefusal(error) || getToken() !== token) return
    endSession(queryClient)
    goToLogin((await memberOf(hrefOfPage())) ?? lastRole)
  }
}
