import { describe, expect, it, vi } from 'vitest'
import type { JournalEntry } from './controls.ts'
import { maxEntries, type ReadEntries, readNewEntries } from './journal.ts'

const entry = (id: number, at = `2026-11-21T00:00:${String(id % 60).padStart(2, '0')}.000Z`) =>
  ({ id, at }) as JournalEntry

/** A mock's journal of these entries, newest first. */
const journalOf = (...entries: JournalEntry[]) =>
  vi.fn<ReadEntries>(async (after) => entries.filter(({ id }) => id > after))

const ids = (entries: JournalEntry[]) => entries.map(({ id }) => id)

describe('updating the journal', () => {
  it('reads everything at first', async () => {
    expect(ids(await readNewEntries([], journalOf(entry(2), entry(1))))).toEqual([2, 1])
  })

  it('puts new entries before known ones', async () => {
    const read = journalOf(entry(4), entry(3), entry(2), entry(1))
    expect(ids(await readNewEntries([entry(2), entry(1)], read))).toEqual([4, 3, 2, 1])
    expect(read.mock.calls).toEqual([[1]])
  })

  it('returns the same list while there are no new entries', async () => {
    const known = [entry(2), entry(1)]
    expect(await readNewEntries(known, journalOf(entry(2), entry(1)))).toBe(known)
  })

  it('drops the known entries when the journal was emptied', async () => {
    expect(await readNewEntries([entry(2), entry(1)], journalOf())).toEqual([])
    expect(ids(await readNewEntries([entry(2), entry(1)], journalOf(entry(3))))).toEqual([3])
  })

  it('reads everything again after a reset of the world, even when ids repeat', async () => {
    const later = (id: number) => entry(id, '2027-01-01T00:00:00.000Z')
    const read = journalOf(later(3), later(2), later(1))
    const all = await readNewEntries([entry(2), entry(1)], read)
    expect(all.map(({ at }) => at.slice(0, 4))).toEqual(['2027', '2027', '2027'])
  })

  it('keeps at most as many entries as the mock', async () => {
    const many = Array.from({ length: maxEntries }, (_, index) => entry(maxEntries - index))
    const all = await readNewEntries(many, journalOf(entry(maxEntries + 1), ...many))
    expect([all.length, all[0]?.id]).toEqual([maxEntries, maxEntries + 1])
  })
})
