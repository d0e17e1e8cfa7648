import {
  ApiError,
  type CurrentMember,
  type CurrentUser,
  createPortalClient,
  type PortalClient,
} from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, apiBase, unwrap } from '../api/http.ts'
import type { withServerTime } from '../api/server-clock.ts'
import { isRole } from './login-address.ts'

/** @throws ApiError `malformed` for an answer without a list of permissions, or with a role that has no pages */
export function toUser(user: CurrentUser): CurrentUser {
  const names = Array.isArray(user?.permissions) ? user.permissions : [null]
  if (!names.every((permission) => typeof permission?.name === 'string') || !isRole(user.role))
    throw new ApiError('malformed', { status: 200 })
  // Every page of the desk has it in its header.
  return typeof user.name === 'string' ? user : { ...user, name: '' }
}

/**
 * Asks who is behind a client's token.
 * @param timed takes the server's time from the answer, which the first page does without
 * @throws ApiError when the backend does not say it
 */
export const readUser = async (
  { GET }: Pick<PortalClient, 'GET'>,
  timed: typeof withServerTime = (call) => call,
): Promise<CurrentUser> => toUser(await unwrap(timed(GET('/thsuaa/api/currentUser'))))

/**
 * User, role and permissions behind the token; what the navigation guard loads. The call takes no signal: the guard waits for it
 * even when the layout that asked first is left.
 */
export const currentUserQueryOptions = queryOptions({
  queryKey: ['account', 'user'],
  queryFn: () => readUser(api),
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Asks for the member behind the token.
 * @param timed takes the server's time from the answer
 * @throws ApiError when the backend does not say it
 */
export const readMember = (
  signal: AbortSignal,
  timed: typeof withServerTime = (call) => call,
): Promise<CurrentMember> => unwrap(timed(api.GET('/api/member/current', { signal })))

/** The member behind the token; what the unit and person layouts load when they open. */
export const currentMemberQueryOptions = queryOptions({
  queryKey: ['account', 'member'],
  queryFn: ({ signal }) => readMember(signal),
})

/**
 * Has the backend end a login. The call goes on while the page is left, carries the token that it is told, since this
 * device may have forgotten it by then, and says nothing of a refusal: a token that is no longer good needs no end.
 * @throws ApiError when the backend did not do it
 */
export function revokeToken(token: string): Promise<void> {
  const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })
  const { POST } = createPortalClient({ baseUrl: apiBase, getToken: () => token, fetch: send })
  return unwrap(POST('/api/member/logout'))
}
