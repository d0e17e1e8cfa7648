import { describe, expect, it, vi } from 'vitest'
import type { JournalEntry } from './controls.ts'
import { kept, type Read, readOn } from './journal.ts'

const entry = (id: number, at = `2026-11-21T00:00:${String(id % 60).padStart(2, '0')}.000Z`) =>
  ({ id, at }) as JournalEntry

/** A mock's journal of these entries, newest first. */
const journalOf = (...entries: JournalEntry[]) =>
  vi.fn<Read>(async (after) => entries.filter(({ id }) => id > after))

const ids = (entries: JournalEntry[]) => entries.map(({ id }) => id)

describe('the journal, read on', () => {
  it('begins with everything', async () => {
    expect(ids(await readOn([], journalOf(entry(2), entry(1))))).toEqual([2, 1])
  })

  it('puts what is new before what is known', async () => {
    const read = journalOf(entry(4), entry(3), entry(2), entry(1))
    expect(ids(await readOn([entry(2), entry(1)], read))).toEqual([4, 3, 2, 1])
    expect(read.mock.calls).toEqual([[1]])
  })

  it('is the same list while nothing happens', async () => {
    const known = [entry(2), entry(1)]
    expect(await readOn(known, journalOf(entry(2), entry(1)))).toBe(known)
  })

  it('forgets what was emptied', async () => {
    expect(await readOn([entry(2), entry(1)], journalOf())).toEqual([])
    expect(ids(await readOn([entry(2), entry(1)], journalOf(entry(3))))).toEqual([3])
  })

  it('starts over with a world that began anew, even under the same ids', async () => {
    const later = (id: number) => entry(id, '2027-01-01T00:00:00.000Z')
    const read = journalOf(later(3), later(2), later(1))
    const all = await readOn([entry(2), entry(1)], read)
    expect(all.map(({ at }) => at.slice(0, 4))).toEqual(['2027', '2027', '2027'])
  })

  it('keeps no more than the mock does', async () => {
    const many = Array.from({ length: kept }, (_, index) => entry(kept - index))
    const all = await readOn(many, journalOf(entry(kept + 1), ...many))
    expect([all.length, all[0]?.id]).toEqual([kept, kept + 1])
  })
})
