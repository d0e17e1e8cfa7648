import { clearSession, forgetAccount, getPresentAccountId } from './session.ts'

const key = 'sessionEnds'
// A cookie without a date is forgotten with the browser; all tabs have it until then.
const open = 'browserOpen=1'

/** Whether logins of this device last as long as their token; otherwise they end with the browser at the latest. */
export const isSessionKept = (): boolean => localStorage.getItem(key) === null

/** Says how long the login that follows lasts. */
export function keepSessionLong(isKept: boolean): void {
  if (isKept) {
    localStorage.removeItem(key)
    return
  }
  localStorage.setItem(key, 'browser')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers here.
  document.cookie = `${open}; path=${import.meta.env.BASE_URL}; SameSite=Strict`
}

/** Ends a session that was to end with a browser, which has been closed since; to be called before anybody reads it. */
export function endClosedSession(): void {
  if (isSessionKept() || document.cookie.includes(open)) return
  const account = getPresentAccountId()
  clearSession()
  forgetAccount()
  if (account) void import('../forms/draft/draft-store.ts').then(({ dropDraftsOf }) => dropDraftsOf(account))
}
