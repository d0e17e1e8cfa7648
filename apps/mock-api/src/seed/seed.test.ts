import { describe, expect, it } from 'vitest'
import { createFreshWorld } from '../testing/fresh-world.ts'
import type { World } from '../world.ts'

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
