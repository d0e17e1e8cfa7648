import { parseJson } from '../../browser/storage/parse-json.ts'

/** What the names of all drafts on this device begin with. */
export const draftPrefix = 'draft:'

const daysKept = 30

/** Whether a draft is no longer offered. @param savedAt milliseconds */
export const isOld = (savedAt: unknown, now: number): boolean =>
  typeof savedAt !== 'number' || now - savedAt > daysKept * 86_400_000

/** Removes the drafts that nobody came back to, since they hold names and numbers. */
export function dropOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(draftPrefix)) continue
      const { savedAt } = Object(parseJson(localStorage.getItem(key)))
      if (isOld(savedAt, now)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is shut off, so there is nothing to remove.
  }
}
