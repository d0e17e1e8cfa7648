import type { JournalEntry } from './controls.ts'

/** The mock itself keeps this many entries. */
export const maxEntries = 200

/** Reads the entries with a larger id than `after`, newest first. */
export type ReadEntries = (after: number) => Promise<JournalEntry[]>

const isSame = (a: JournalEntry | undefined, b: JournalEntry) => a?.id === b.id && a.at === b.at

/**
 * Adds the new entries to the known ones, newest first. It also requests the newest known entry again: when that is missing,
 * the journal was emptied or its world was reset, and everything is read again.
 */
export async function readNewEntries(known: JournalEntry[], read: ReadEntries): Promise<JournalEntry[]> {
  const [newest] = known
  if (!newest) return read(0)
  const fresh = await read(newest.id - 1)
  const overlap = fresh.at(-1)
  if (!isSame(overlap, newest)) return read(0)
  // Returning the same list without new entries avoids rendering it again.
  return fresh.length === 1 ? known : [...fresh, ...known.slice(1)].slice(0, maxEntries)
}
