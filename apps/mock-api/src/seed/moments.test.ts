import { expect, it } from 'vitest'
import { fixedClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createWorld } from '../worlds/create-world.ts'

/** Columns of what is planned, or holds until then. */
const ahead = ['startTime', 'endTime', 'dueAt', 'dueDate', 'expireTime', 'expireDate', 'effectiveDate']

// The first minutes of a year and of a March in China, a leap day, and a day early in a year.
it.each([
  '2026-12-31T16:10:00.000Z',
  '2027-02-28T16:05:00.000Z',
  '2028-02-29T03:00:00.000Z',
  '2027-01-10T03:00:00.000Z',
])('nothing in the world of %s happened after it', async (instant) => {
  const log = { info: () => {}, error: () => {} }
  const { db } = await createWorld(readConfig(['--memory'], {}), { clock: fixedClock(instant), log })
  const columns = db
    .all<{ place: string; name: string }>(
      `SELECT t.name AS place, c.name FROM sqlite_schema t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'newsIndex%'`,
    )
    .filter(({ name }) => /(Date|Time|At|On)$/.test(name) && !ahead.includes(name))
  const late = columns.filter(
    ({ place, name }) => db.get(`SELECT 1 FROM ${place} WHERE ${name} > ? LIMIT 1`, [instant]) !== undefined,
  )
  expect(columns.length).toBeGreaterThan(100)
  expect(late).toEqual([])
})
