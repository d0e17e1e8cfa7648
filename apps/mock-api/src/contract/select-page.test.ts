import { describe, expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../testing/test-bed.ts'

const list = '/api/public/info-news-list'
const filter = 'infoDictsId.equals=2&sort=viewCount,desc&size=2000'

interface Item {
  id: number
  title: string
  viewCount: number
}

async function pageOf({ get }: TestBed, path: string, persona?: string) {
  const answer = await get(path, persona)
  expect(answer.statusCode).toBe(200)
  return { rows: answer.json<Item[]>(), total: Number(answer.headers['x-total-count']) }
}

describe('a filtered list', () => {
  it('pages through the same rows in the same order as one page shows them', async () => {
    const bed = await createTestBed()
    const { rows, total } = await pageOf(bed, `${list}?${filter}`)
    expect(total).toBe(rows.length)
    const pages: Item[] = []
    for (let page = 0; pages.length < total; page += 1) {
      pages.push(
        ...(await pageOf(bed, `${list}?infoDictsId.equals=2&sort=viewCount,desc&size=7&page=${page}`)).rows,
      )
    }
    expect(pages).toEqual(rows)
  })

  it('shows what was written since it was asked for last', async () => {
    const bed = await createTestBed()
    const { rows } = await pageOf(bed, `${list}?${filter}`)
    const [last, first] = [rows.at(-1)?.id ?? 0, rows[0]?.id ?? 0]
    const top = (rows[0]?.viewCount ?? 0) + 1
    bed.world.db.run('UPDATE news SET viewCount = ?, title = ? WHERE id = ?', [top, '改了', last])
    bed.world.db.run('UPDATE news SET isDeleted = 1 WHERE id = ?', [first])
    const after = await pageOf(bed, `${list}?${filter}`)
    expect(after.total).toBe(rows.length - 1)
    expect(after.rows[0]).toMatchObject({ id: last, viewCount: top, title: '改了' })
    expect(after.rows.map(({ id }) => id)).not.toContain(first)
  })

  it('shows what is ahead of its date from that instant on', async () => {
    const bed = await createTestBed()
    const { rows, total } = await pageOf(bed, `${list}?${filter}`)
    const id = rows[0]?.id ?? 0
    bed.world.db.run("UPDATE news SET publishDate = '2026-11-21T03:00:00.000Z' WHERE id = ?", [id])
    expect((await pageOf(bed, `${list}?${filter}`)).total).toBe(total - 1)
    bed.clock.set('2026-11-21T02:59:59.999Z')
    expect((await pageOf(bed, `${list}?${filter}`)).total).toBe(total - 1)
    bed.clock.set('2026-11-21T03:00:00.000Z')
    expect((await pageOf(bed, `${list}?${filter}`)).total).toBe(total)
  })

  it("is each world's own", async () => {
    const bed = await createTestBed()
    const { total } = await pageOf(bed, `${list}?${filter}`)
    const other = await bed.worlds.fork('other', { from: 'default' })
    other.db.run('UPDATE news SET isDeleted = 1')
    const answer = await bed.app.inject({ url: `/ht${list}?${filter}`, headers: { 'x-mock-world': 'other' } })
    expect(answer.headers['x-total-count']).toBe('0')
    expect((await pageOf(bed, `${list}?${filter}`)).total).toBe(total)
  })

  it("is each member's own", async () => {
    const bed = await createTestBed()
    const path = '/api/member-fees/user?feeYear.greaterThan=2000'
    const [unit, person] = [await pageOf(bed, path, 'mingce'), await pageOf(bed, path, 'su')]
    const countOf = (persona: string) =>
      bed.world.db.total('SELECT count(*) AS total FROM memberFee WHERE ownerId = ?', [memberIdOf(persona)])
    expect([unit.total, person.total]).toEqual([countOf('mingce'), countOf('su')])
    expect(unit.rows.filter(({ id }) => person.rows.some((fee) => fee.id === id))).toEqual([])
  })
})
