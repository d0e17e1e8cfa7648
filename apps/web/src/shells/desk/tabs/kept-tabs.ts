import { parseJson } from '../../../lib/browser/storage/parse-json.ts'
import type { DeskTab } from './tab-rules.ts'

/** Of this window alone: two windows of the same account have their own tabs. */
const keyOf = (account: string) => `deskTabs:${account}`

/** What was kept of an account's tabs, unchecked. */
export const readTabs = (account: string): unknown => parseJson(sessionStorage.getItem(keyOf(account))) ?? []

/** Keeps an account's tabs for the next reload; where the browser has no room for them the desk goes on without. */
export function keepTabs(account: string, tabs: readonly DeskTab[]): void {
  try {
    sessionStorage.setItem(keyOf(account), JSON.stringify(tabs))
  } catch {
    // Older ones would come back in their place.
    forgetTabs(account)
  }
}

/** Forgets an account's tabs: at its logout. */
export const forgetTabs = (account: string): void => sessionStorage.removeItem(keyOf(account))
