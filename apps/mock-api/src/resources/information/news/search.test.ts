import type { NewsHit } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { insert } from '../../../store/insert.ts'
import { indexNews } from '../../../store/news-index.ts'
import { createTestBedWithLibrary } from '../../../testing/test-bed.ts'
import type { World } from '../../../world.ts'

interface Draft {
  id: number
  title: string
  summary?: string
  content?: string
  publishDate?: string
}

/** Publishes an item of the test's own words, which no article of the seed has. */
function publish(
  { db }: World,
  { id, title, summary = '摘要', content = '<p>正文</p>', publishDate }: Draft,
): void {
  const day = publishDate ?? '2026-11-01T01:00:00.000Z'
  const audit = { createdDate: day, lastModifiedDate: day }
  insert(db, 'newsText', { id, content })
  insert(db, 'news', {
    id,
    title,
    summary,
    infoDictsId: 2,
    infoDictsDetailsId: 201,
    publishDate: day,
    status: 'PUBLISHED',
    ...audit,
  })
  indexNews(db, { id, title, summary, content })
}

function makeBed(drafts: Draft[] = []) {
  const { world, get } = createTestBedWithLibrary()
  world.db.transaction(() => {
    for (const draft of drafts) publish(world, draft)
  })
  const search = async (keyword: string, more = '') => {
    const answer = await get(`/api/public/info-news-search?keyword=${encodeURIComponent(keyword)}${more}`)
    expect(answer.statusCode).toBe(200)
    return { hits: answer.json<NewsHit[]>(), total: Number(answer.headers['x-total-count']) }
  }
  return {
    world,
    get,
    search,
    ids: async (keyword: string) => (await search(keyword)).hits.map(({ id }) => id),
  }
}

describe('search', () => {
  it('finds words of the seeded articles, two characters long too', async () => {
    const { search } = makeBed()
    for (const keyword of ['会费', '计价依据', '继续教育', '50500']) {
      const { hits, total } = await search(keyword)
      expect(total).toBeGreaterThan(0)
      expect(hits.length).toBe(Math.min(20, total))
    }
  })

  it('wants every word, wherever it is', async () => {
    const { ids } = makeBed([
      { id: 1, title: '饕餮纹', content: '<p>青铜</p>' },
      { id: 2, title: '饕餮', content: '<p>陶器</p>' },
    ])
    expect(await ids('饕餮')).toEqual(expect.arrayContaining([1, 2]))
    expect(await ids('饕餮 青铜')).toEqual([1])
    expect(await ids('饕餮 玉器')).toEqual([])
  })

  it('ranks a title above a summary above a text', async () => {
    const { ids } = makeBed([
      { id: 1, title: '甲', content: '<p>本条谈饕餮。</p>' },
      { id: 2, title: '饕餮与本条' },
      { id: 3, title: '乙', summary: '本条谈饕餮' },
    ])
    expect(await ids('饕餮')).toEqual([2, 3, 1])
  })

  it('shows the newer of two equal hits first, and sorts when asked to', async () => {
    const { ids, search } = makeBed([
      { id: 1, title: '饕餮', publishDate: '2026-10-01T01:00:00.000Z' },
      { id: 2, title: '饕餮', publishDate: '2026-11-01T01:00:00.000Z' },
    ])
    expect(await ids('饕餮')).toEqual([2, 1])
    const { hits } = await search('饕餮', '&sort=publishDate')
    expect(hits.map(({ id }) => id)).toEqual([1, 2])
  })

  it('knows criteria and pages', async () => {
    const { search } = makeBed()
    const all = await search('工程')
    const some = await search('工程', '&infoDictsId.equals=4&size=1&page=1')
    expect(some.total).toBeLessThan(all.total)
    expect(some.hits).toHaveLength(1)
    expect(some.hits[0]?.infoDictsId).toBe(4)
  })

  it('shows plain text around the hit', async () => {
    const content = `<p>${'前文'.repeat(100)}<b>饕餮</b>&lt;纹&gt;${'后文'.repeat(100)}</p>`
    const { search } = makeBed([{ id: 1, title: '甲', content }])
    const [hit] = (await search('饕餮')).hits
    expect(hit?.excerpt).toContain('饕餮<纹>')
    expect(hit?.excerpt.length).toBeLessThanOrEqual(160)
    expect(hit?.excerpt).not.toMatch(/<b>|&lt;/)
  })

  it('does not show what is not public', async () => {
    const { world, ids } = makeBed([
      { id: 1, title: '饕餮' },
      { id: 2, title: '饕餮' },
      { id: 3, title: '饕餮' },
    ])
    world.db.run("UPDATE news SET status = 'OFFLINE' WHERE id = 1")
    world.db.run('UPDATE news SET isDeleted = 1 WHERE id = 2')
    world.db.run("UPDATE news SET publishDate = '2027-01-01T00:00:00.000Z' WHERE id = 3")
    expect(await ids('饕餮')).toEqual([])
  })

  it.each([
    '"',
    '*',
    '<b>会费</b>',
    '<script>alert(1)</script>',
    '会费"',
    '会费 OR',
    'title:会费',
    '%',
    '\\',
    '会费 -',
  ])('is not disturbed by %s', async (keyword) => {
    const { search } = makeBed()
    await search(keyword)
  })

  it('finds nothing for signs alone', async () => {
    const { search } = makeBed()
    expect(await search('*** "')).toEqual({ hits: [], total: 0 })
  })

  it.each(['', '?keyword=', `?keyword=${'x'.repeat(51)}`])(
    'wants a keyword of 1 to 50 characters: %s',
    async (query) => {
      const { get } = makeBed()
      const answer = await get(`/api/public/info-news-search${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fieldErrors[0].field).toBe('keyword')
    },
  )
})
