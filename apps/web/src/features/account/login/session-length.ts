import { browserOpen, endsWithBrowser } from '../../../lib/session/session.ts'

/** Whether logins of this device last as long as their token; otherwise they end with the browser at the latest. */
export const isSessionKept = (): boolean => localStorage.getItem(endsWithBrowser) === null

/** Says how long the login that follows lasts. */
export function keepSessionLong(isKept: boolean): void {
  if (isKept) {
    localStorage.removeItem(endsWithBrowser)
    return
  }
  localStorage.setItem(endsWithBrowser, '1')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers here.
  document.cookie = `${browserOpen}; path=${import.meta.env.BASE_URL}; SameSite=Strict`
}
