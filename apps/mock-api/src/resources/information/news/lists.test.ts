import type { NewsSummary } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { type Answer, createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const list = '/api/public/info-news-list'

async function rowsOf(
  { get }: TestBed,
  query: string,
  path = list,
): Promise<{ rows: NewsSummary[]; total: number }> {
  const answer = await get(`${path}?${query}`)
  expect(answer.statusCode).toBe(200)
  return { rows: answer.json(), total: Number(answer.headers['x-total-count']) }
}

/** Every page of a list, followed by the `next` links until there is none. */
async function walk({ app }: TestBed, first: string): Promise<number[]> {
  const ids: number[] = []
  for (let url: string | undefined = `/ht${first}`; url; ) {
    const answer: Answer = await app.inject(url)
    ids.push(...answer.json<NewsSummary[]>().map(({ id }) => id))
    url = /<([^>]*)>; rel="next"/.exec(String(answer.headers.link))?.[1]
  }
  return ids
}

describe('what the lists show', async () => {
  const bed = await createTestBed()
  const { db, clock } = bed.world
  const all = await rowsOf(bed, 'size=2000')

  it('is newest first, what is on top before all', () => {
    const keys = all.rows.map(({ isTop, publishDate, id }) => `${isTop} ${publishDate} ${id}`)
    expect(keys).toEqual(keys.toSorted().toReversed())
    expect(all.rows[0]?.isTop).toBe(1)
  })

  it('leaves the text of the articles out', () => {
    expect(all.rows[0]).not.toHaveProperty('content')
    expect(all.rows[0]).not.toHaveProperty('attachments')
  })

  it.each([
    ['a draft', "status = 'DRAFT'"],
    ['what was taken offline', "status = 'OFFLINE'"],
    ['what was deleted', 'isDeleted = 1'],
    ['what is ahead of its date', "publishDate = '2026-11-21T02:00:00.001Z'"],
  ])('does not contain %s', async (_what, change) => {
    const hidden = all.rows[5]?.id ?? 0
    const before = db.get<Record<string, string>>('SELECT status, publishDate FROM news WHERE id = ?', [
      hidden,
    ])
    db.run(`UPDATE news SET ${change} WHERE id = ?`, [hidden])
    const { rows, total } = await rowsOf(bed, 'size=2000')
    expect(total).toBe(all.total - 1)
    expect(rows.map(({ id }) => id)).not.toContain(hidden)
    expect((await bed.get(`/api/public/info-news-article/${hidden}`)).statusCode).toBe(404)
    expect((await bed.get(`/api/public/info-news-detail/${hidden}`)).statusCode).toBe(404)
    db.run('UPDATE news SET status = :status, publishDate = :publishDate, isDeleted = 0 WHERE id = :id', {
      id: hidden,
      ...before,
    })
  })

  it('contains an item from its date on', async () => {
    const later = clock.now().getTime() + 60_000
    const id = all.rows[7]?.id ?? 0
    db.run('UPDATE news SET publishDate = ? WHERE id = ?', [new Date(later).toISOString(), id])
    expect((await rowsOf(bed, `id.equals=${id}`)).total).toBe(0)
    bed.clock.advance(60_000)
    expect((await rowsOf(bed, `id.equals=${id}`)).total).toBe(1)
  })

  it('has pictures and headlines as lists of their own', async () => {
    const pictures = await rowsOf(bed, 'size=2000', '/api/public/info-news-picture-carousel')
    expect(pictures.rows.every(({ coverUrl }) => coverUrl !== null)).toBe(true)
    const headlines = await rowsOf(bed, 'size=2000', '/api/public/info-news-carousel')
    expect(headlines.total).toBe(all.rows.filter(({ isCarousel }) => isCarousel === 1).length)
    expect(headlines.total).toBeGreaterThan(4)
  })
})

describe('criteria over HTTP', async () => {
  const bed = await createTestBed()
  const all = await rowsOf(bed, 'size=2000')
  const count = (test: (row: NewsSummary) => boolean) => all.rows.filter(test).length

  it('agree with what they say', async () => {
    expect((await rowsOf(bed, 'infoDictsId.equals=2')).total).toBe(count((row) => row.infoDictsId === 2))
    expect((await rowsOf(bed, 'infoDictsId.in=2,4')).total).toBe(
      count((row) => [2, 4].includes(row.infoDictsId)),
    )
    expect((await rowsOf(bed, 'title.contains=%E9%80%9A%E7%9F%A5')).total).toBe(
      count((row) => row.title.includes('通知')),
    )
    expect((await rowsOf(bed, 'issuingLevel.equals=%E5%9B%BD%E5%AE%B6')).total).toBe(
      count((row) => row.issuingLevel === '国家'),
    )
    expect((await rowsOf(bed, 'documentNo.specified=false')).total).toBe(
      count((row) => row.documentNo === null),
    )
    expect((await rowsOf(bed, 'viewCount.greaterThan=5000&infoDictsId.notEquals=2')).total).toBe(
      count((row) => row.viewCount > 5000 && row.infoDictsId !== 2),
    )
    expect((await rowsOf(bed, 'publishDate.greaterThanOrEqual=2026-11-01T00:00:00%2B08:00')).total).toBe(
      count((row) => row.publishDate >= '2026-10-31T16:00:00.000Z'),
    )
  })

  it('look for SQL instead of running it', async () => {
    for (const text of ["' OR 1=1 --", "%'; DELETE FROM news; --"]) {
      expect((await rowsOf(bed, `title.equals=${encodeURIComponent(text)}`)).total).toBe(0)
    }
    expect((await rowsOf(bed, 'title.contains=%25')).total).toBe(all.total)
    expect((await rowsOf(bed, 'size=1')).total).toBe(all.total)
  })

  it('that do not exist are a 400 that names them', async () => {
    const answer = await bed.get(`${list}?status.equals=DRAFT&sort=content&page=-1&size=2001`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('error.validation')
    expect(answer.json().fieldErrors.map((error: { field: string }) => error.field)).toEqual([
      'status.equals',
      'sort',
      'page',
      'size',
    ])
  })
})

describe('paging', async () => {
  const bed = await createTestBed({ scale: 300 })

  it('shows every row once, whatever the sort and however many keys are equal', async () => {
    const { total } = await rowsOf(bed, 'size=1')
    for (const query of [
      'size=37',
      'size=50&sort=isTop',
      'size=41&sort=isTop,desc&infoDictsId.in=1,2,3,4,5,6,7,8',
    ]) {
      const ids = await walk(bed, `${list}?${query}`)
      expect(ids).toHaveLength(total)
      expect(new Set(ids).size).toBe(total)
    }
  })

  it('sorts by several properties', async () => {
    const { rows } = await rowsOf(bed, 'size=2000&sort=isTop,desc&sort=viewCount')
    const keys = rows.map(({ isTop, viewCount, id }) => [1 - isTop, viewCount, id])
    expect(keys).toEqual(
      keys.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f),
    )
  })

  it('has an empty page past the end, with the total still there', async () => {
    const { rows, total } = await rowsOf(bed, 'page=1000000&size=2000')
    expect(rows).toEqual([])
    expect(total).toBeGreaterThan(400)
  })

  it('writes commas of its links as %2C', async () => {
    const answer = await bed.get(`${list}?sort=viewCount,desc&size=5`)
    expect(answer.headers.link).toContain('?sort=viewCount%2Cdesc&page=1&size=5>; rel="next"')
  })

  it('answers the same question the same way again, and anew after a change', async () => {
    const query = 'viewCount.greaterThan=0&size=3&sort=id'
    const first = await rowsOf(bed, query)
    expect(await rowsOf(bed, query)).toEqual(first)
    bed.world.db.run('UPDATE news SET viewCount = 0 WHERE id = ?', [first.rows[0]?.id ?? 0])
    expect((await rowsOf(bed, query)).total).toBe(first.total - 1)
  })
})
