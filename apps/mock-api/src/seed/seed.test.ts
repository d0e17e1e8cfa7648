import { describe, expect, it } from 'vitest'
import { fixedClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createFreshWorld } from '../testing/fresh-world.ts'
import type { World } from '../world.ts'
import { createWorld } from '../worlds/create-world.ts'

const counts = ['news', 'feeNews', 'member', 'account', 'memberFee', 'memberOrder']

const dump = ({ db }: World, table: string): string =>
  JSON.stringify(db.all(`SELECT * FROM ${table} ORDER BY 1`))

describe('seedWorld', async () => {
  const [one, other] = [await createFreshWorld(), await createFreshWorld()]

  it.each([
    'dictionary',
    'dictionaryDetail',
    'banner',
    'news',
    'feeNews',
    'file',
    'upload',
    'cover',
    'member',
    'memberFee',
    'companyProfile',
    'personProfile',
  ])('makes the same %s every time', (table) => {
    expect(one.world.db.get(`SELECT 1 FROM ${table}`)).toBeDefined()
    expect(dump(one.world, table)).toBe(dump(other.world, table))
  })

  it.each(['news', 'feeNews', 'file'])('leaves no date token in a text of %s', (table) => {
    expect(dump(one.world, table)).not.toContain('{{')
  })

  it('publishes nothing ahead of its clock', () => {
    const { world, clock } = one
    for (const table of ['news', 'feeNews']) {
      const ahead = `SELECT id FROM ${table} WHERE publishDate > ?`
      expect(world.db.all(ahead, [clock.now().toISOString()])).toEqual([])
    }
  })

  it('scales news, members and what the desk keeps of them', async () => {
    const { world } = await createFreshWorld({ scale: 1_000 })
    const countOf = (db: typeof world.db, table: string) =>
      db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0
    const more = counts.map((table) => countOf(world.db, table) - countOf(one.world.db, table))
    expect(more).toEqual([1_000, 1_000, 1_000, 1_000, 1_000, 2_000])
    expect(countOf(world.db, 'newsIndex')).toBe(countOf(world.db, 'news'))
  })
})

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
