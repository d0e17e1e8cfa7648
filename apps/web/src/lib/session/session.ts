import type { Role, UserRole } from '@portal/api-contract'
import { useSyncExternalStore } from 'react'
import { parseJson } from '../browser/storage/parse-json.ts'
import { onStored, onStoredElsewhere, tellStored } from '../browser/storage/stored.ts'

// Keys of the specification (§3, §4, §9); the values are this app's.
const tokenKey = 'access_token'
const infoKey = 'loginInfo'
const flagKey = 'loginFlag'
const watchKey = 'watchView'
// Not of the specification: whose drafts are whose (lib/forms/draft).
const accountKey = 'accountId'

/** What is kept of a login besides the token. */
interface LoginInfo {
  token: string
  role: UserRole
}

/** The bearer token, or null when nobody is logged in. */
export function getToken(): string | null {
  return localStorage.getItem(tokenKey)
}

/**
 * Keeps the token of a login.
 * @param accountId whose it is; kept first, so that other tabs know whose token it is when they hear of it
 */
export function keepToken(token: string, accountId = ''): void {
  localStorage.setItem(accountKey, accountId)
  localStorage.setItem(tokenKey, token)
  tellStored()
}

/**
 * Completes a login: `loginInfo` and `loginFlag` say that a member is logged in, and as what.
 * @param accountId whose login it is; without it nothing is kept for the account on this device
 */
export function keepLogin(role: UserRole, accountId?: string): void {
  if (accountId) localStorage.setItem(accountKey, accountId)
  localStorage.setItem(infoKey, JSON.stringify({ token: getToken() ?? '', role } satisfies LoginInfo))
  localStorage.setItem(flagKey, '1')
  tellStored()
}

/** What a refused current-member call removes (specification §8). */
export function clearLoginInfo(): void {
  localStorage.removeItem(flagKey)
  localStorage.removeItem(infoKey)
  tellStored()
}

/**
 * Ends the session: removes the token, the login info and what was being watched. Whose it was is known until a logout, so that
 * a form that is open in another tab waits for its owner.
 */
export function clearSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(watchKey)
  clearLoginInfo()
}

/** Forgets whose the session was; before it is ended by a logout, or other tabs would take that for one that ran out. */
export const forgetAccount = (): void => localStorage.removeItem(accountKey)

/** Key that says that the session is to end with the browser. */
export const endsWithBrowser = 'sessionEnds'
/** A cookie without a date, which is forgotten with the browser; all tabs have it until then. */
export const browserOpen = 'browserOpen=1'

/**
 * Ends a session that was to end with a browser, which has been closed since, with the drafts of its account; to be called before
 * anybody reads it.
 */
export function endClosedSession(): void {
  if (!localStorage.getItem(endsWithBrowser) || document.cookie.includes(browserOpen)) return
  // Named as by `ownName` of the drafts, which every first page would have to load for this.
  const drafts = `draft:@${encodeURIComponent(getPresentAccountId() ?? '')}:`
  for (const key of Object.keys(localStorage)) if (key.startsWith(drafts)) localStorage.removeItem(key)
  clearSession()
  forgetAccount()
}

/** Calls when another tab logs in or out, or somebody else has come in there. Returns what unsubscribes. */
export const onSessionChangedElsewhere = (listener: () => void): (() => void) =>
  onStoredElsewhere([tokenKey, accountKey], listener)

/** The role of the last login on this device, for what is shown before the user has been loaded. */
export function getUserRole(): UserRole | null {
  const info = parseJson(localStorage.getItem(infoKey)) as LoginInfo | null
  return info?.role ?? null
}

/** The kind of member that logged in last on this device; null for the association's staff, who are none. */
export function getRole(): Role | null {
  const role = getUserRole()
  return role === 'associationStaff' ? null : role
}

/** Id of the account behind the token: null when nobody is logged in, undefined while nobody knows who. */
export function getAccountId(): string | null | undefined {
  return getToken() ? getPresentAccountId() : null
}

/** The same; and where the session has run out without a logout, still the account whose it was. */
export function getPresentAccountId(): string | null | undefined {
  return localStorage.getItem(accountKey) || (getToken() ? undefined : null)
}

/** The token as it changes, also from other tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(onStored, getToken, () => null)
}

/** The role as it changes, also from other tabs; that of the association's staff, too. */
export function useUserRole(): UserRole | null {
  return useSyncExternalStore(onStored, getUserRole, () => null)
}

/** The kind of member as it changes, also from other tabs. */
export function useRole(): Role | null {
  return useSyncExternalStore(onStored, getRole, () => null)
}

/** The account that was last here, as it changes, also from other tabs. */
export function usePresentAccountId(): string | null | undefined {
  return useSyncExternalStore(onStored, getPresentAccountId, () => null)
}
