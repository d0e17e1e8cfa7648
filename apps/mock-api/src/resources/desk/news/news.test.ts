import type { DeskNews, DeskNewsVersion, NewsDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const by = 'bianji'
const draft = {
  title: '银杏计价沙龙预告',
  infoDictsId: 2,
  infoDictsDetailsId: 202,
  content: '<p>银杏叶黄时见。</p>',
}

const write = async (bed: TestBed): Promise<DeskNews> => (await bed.post('/api/admin/news', draft, by)).json()

const publish = (bed: TestBed, { id, version }: DeskNews, publishDate?: string) =>
  bed.post(`/api/admin/news/${id}/publish`, { version, ...(publishDate && { publishDate }) }, by)

const found = async (bed: TestBed, keyword: string) =>
  (await bed.get(`/api/public/info-news-search?keyword=${keyword}`))
    .json<{ id: number }[]>()
    .map(({ id }) => id)

const shown = async (bed: TestBed, id: number) =>
  (await bed.get(`/api/public/info-news-detail/${id}`)).statusCode

describe('an article', () => {
  it('is public once it is published: on its page, in the lists and in the search', async () => {
    const bed = await createTestBed()
    const news = await write(bed)
    expect(news).toMatchObject({ status: 'DRAFT', version: 1 })
    expect(await shown(bed, news.id)).toBe(404)
    expect((await publish(bed, news)).json()).toMatchObject({ status: 'PUBLISHED', version: 2 })
    const article = (await bed.get(`/api/public/info-news-article/${news.id}`)).json<NewsDetail>()
    expect(article).toMatchObject({ title: draft.title, content: draft.content, viewCount: 1 })
    const query = 'infoDictsDetailsId.equals=202&sort=publishDate,desc'
    expect((await bed.get(`/api/public/info-news-list?${query}`)).json()[0]).toMatchObject({ id: news.id })
    expect(await found(bed, '银杏')).toEqual([news.id])
  })

  it('is not thrown away on what was read before a colleague saved it', async () => {
    const bed = await createTestBed()
    const news = await write(bed)
    const body = { ...draft, id: news.id, version: news.version, title: '银杏计价沙龙改期' }
    const saved = (await bed.put('/api/admin/news', body, by)).json<DeskNews>()
    const remove = (version: number) => bed.delete(`/api/admin/news/${news.id}?version=${version}`, by)
    expect((await remove(news.version)).json()).toMatchObject({
      status: 409,
      message: 'error.concurrencyFailure',
    })
    expect((await remove(saved.version)).statusCode).toBe(204)
  })

  it('has a title that is seen', async () => {
    const bed = await createTestBed()
    for (const title of ['   ', '\u3000\u3000', '\u200b\u200b'])
      expect((await bed.post('/api/admin/news', { ...draft, title }, by)).json()).toMatchObject({
        status: 400,
        fieldErrors: [{ field: 'title' }],
      })
  })

  it('appears by itself at the time that was given', async () => {
    const bed = await createTestBed()
    const news = await write(bed)
    await publish(bed, news, '2026-11-22T01:00:00Z')
    expect(await shown(bed, news.id)).toBe(404)
    bed.clock.set('2026-11-22T01:00:00.000Z')
    expect(await shown(bed, news.id)).toBe(200)
    expect(await found(bed, '银杏')).toEqual([news.id])
  })

  it('is taken off the website and published again', async () => {
    const bed = await createTestBed()
    const published = (await publish(bed, await write(bed))).json<DeskNews>()
    const withdraw = ({ id, version }: DeskNews) =>
      bed.post(`/api/admin/news/${id}/withdraw`, { version }, by)
    const offline = (await withdraw(published)).json<DeskNews>()
    expect(offline.status).toBe('OFFLINE')
    expect(await shown(bed, offline.id)).toBe(404)
    expect(await found(bed, '银杏')).toEqual([])
    expect((await withdraw(offline)).json()).toMatchObject({ message: 'error.newsNotPublished' })
    await publish(bed, offline)
    expect(await shown(bed, offline.id)).toBe(200)
  })

  it('keeps what it was before each change, also one of the seed', async () => {
    const bed = await createTestBed()
    const before = (await bed.get('/api/admin/news/1017', by)).json<DeskNews>()
    const changed = { ...before, title: '银杏更名公告', content: '<p>银杏已更名。</p>' }
    expect((await bed.put('/api/admin/news', changed, by)).json()).toMatchObject({
      version: 2,
      viewCount: before.viewCount,
    })
    const article = (await bed.get('/api/public/info-news-detail/1017')).json()
    expect(article).toMatchObject({ title: '银杏更名公告', content: '<p>银杏已更名。</p>' })
    expect(await found(bed, '银杏')).toEqual([1017])
    const words = encodeURIComponent(before.title.slice(0, 12))
    expect(await found(bed, words)).not.toContain(1017)
    const versions = (await bed.get('/api/admin/news/1017/versions', by)).json<DeskNewsVersion[]>()
    expect(versions).toMatchObject([
      { version: 2, staffName: '文思齐', title: '银杏更名公告' },
      { version: 1, staffName: null, title: before.title, content: before.content },
    ])
  })

  it('that was written at the desk has in its versions what was saved there alone, also once it was published', async () => {
    const bed = await createTestBed()
    const news = (await publish(bed, await write(bed))).json<DeskNews>()
    await bed.put('/api/admin/news', { ...news, summary: '改' }, by)
    const versions = (await bed.get(`/api/admin/news/${news.id}/versions`, by)).json<DeskNewsVersion[]>()
    expect(versions.map(({ version, staffName }) => [version, staffName])).toEqual([
      [3, '文思齐'],
      [1, '文思齐'],
    ])
  })

  it('is not changed on an old version', async () => {
    const bed = await createTestBed()
    const news = await write(bed)
    await bed.put('/api/admin/news', { ...news, summary: '改' }, by)
    expect((await bed.put('/api/admin/news', news, by)).json()).toMatchObject({
      message: 'error.newsChanged',
    })
    expect((await publish(bed, news)).json()).toMatchObject({ message: 'error.newsChanged' })
  })

  it('stands in a column that there is, with files that were uploaded and text that a page may show', async () => {
    const bed = await createTestBed()
    const fieldOf = async (more: object) =>
      (await bed.post('/api/admin/news', { ...draft, ...more }, by)).json().fieldErrors?.[0].field
    expect(await fieldOf({ infoDictsId: 999 })).toBe('infoDictsId')
    expect(await fieldOf({ infoDictsDetailsId: 101 })).toBe('infoDictsDetailsId')
    expect(await fieldOf({ content: '<script>alert(1)</script>' })).toBe('content')
    expect(await fieldOf({ coverUrl: 'files/uploads/none.png' })).toBe('coverUrl')
    const file = { id: 1, url: 'files/uploads/x.pdf', name: 'x.pdf', size: 1 }
    expect(await fieldOf({ attachments: [file] })).toBe('attachments[0]')
  })

  it('is thrown away only as a draft', async () => {
    const bed = await createTestBed()
    const news = await write(bed)
    expect((await bed.delete('/api/admin/news/1017', by)).json()).toMatchObject({
      message: 'error.newsNotDraft',
    })
    expect((await bed.delete(`/api/admin/news/${news.id}`, by)).statusCode).toBe(204)
    expect((await bed.get(`/api/admin/news/${news.id}`, by)).statusCode).toBe(404)
    const log = (await bed.get('/api/admin/log', 'mishuzhang')).json<{ action: string }[]>()
    expect(log.map(({ action }) => action)).toEqual(['DELETE', 'CREATE'])
  })
})
