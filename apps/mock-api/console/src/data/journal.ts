import type { JournalEntry } from './controls.ts'

/** As many as the mock keeps itself. */
export const kept = 200

/** Asks for entries with a larger id than `after`, newest first. */
export type Read = (after: number) => Promise<JournalEntry[]>

const isSame = (a: JournalEntry | undefined, b: JournalEntry) => a?.id === b.id && a.at === b.at

/**
 * The journal brought up to date, newest first. It asks for the newest entry that is known once more: when that is gone,
 * the journal was emptied or its world began anew, and everything is read again.
 */
export async function readOn(known: JournalEntry[], read: Read): Promise<JournalEntry[]> {
  const [newest] = known
  if (!newest) return read(0)
  const fresh = await read(newest.id - 1)
  const overlap = fresh.at(-1)
  if (!isSame(overlap, newest)) return read(0)
  // The same list is handed back while nothing happens, so that nothing is drawn again.
  return fresh.length === 1 ? known : [...fresh, ...known.slice(1)].slice(0, kept)
}
