import type { DeskFeeNews, DeskFeeNewsVersion, DeskLogEntry, FeeNews } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { upload } from '../../../testing/upload.ts'

const by = 'bianji'
const draft = {
  title: '云洲市材料价格信息（2026年12月发布）',
  region: '云洲市',
  period: '2026-11',
  content: '<p>银杏木方首次采价。</p>',
}

const write = async (bed: TestBed, more: object = {}): Promise<DeskFeeNews> =>
  (await bed.post('/api/admin/fee-news', { ...draft, ...more }, by)).json()

const publish = (bed: TestBed, { id, version }: DeskFeeNews, publishDate?: string) =>
  bed.post(`/api/admin/fee-news/${id}/publish`, { version, ...(publishDate && { publishDate }) }, by)

const shown = async (bed: TestBed, id: number) =>
  (await bed.get(`/api/public/info-fee-news/${id}`)).statusCode

describe('a price bulletin of the desk', () => {
  it('is public once it is published, beside the others of its region and month', async () => {
    const bed = await createTestBed()
    const [other] = (await bed.get('/api/public/info-fee-news-list?size=1')).json<FeeNews[]>()
    const bulletin = await write(bed)
    expect(bulletin).toMatchObject({ ...draft, status: 'DRAFT', version: 1, file: null })
    expect(await shown(bed, bulletin.id)).toBe(404)
    expect((await publish(bed, bulletin)).json()).toMatchObject({ status: 'PUBLISHED', version: 2 })
    const query = `region.equals=${encodeURIComponent('云洲市')}&period.equals=2026-11`
    const listed = (await bed.get(`/api/public/info-fee-news-list?${query}`)).json<FeeNews[]>()
    expect(listed).toMatchObject([{ id: bulletin.id, infoDictsDetailsId: other?.infoDictsDetailsId }])
    expect((await bed.get(`/api/public/info-fee-news/${bulletin.id}`)).json()).toMatchObject(draft)
  })

  it('appears by itself at its time, and is taken off the website again', async () => {
    const bed = await createTestBed()
    const bulletin = await write(bed)
    const scheduled = (await publish(bed, bulletin, '2026-11-22T01:00:00Z')).json<DeskFeeNews>()
    expect(await shown(bed, bulletin.id)).toBe(404)
    bed.clock.set('2026-11-22T01:00:00.000Z')
    expect(await shown(bed, bulletin.id)).toBe(200)
    const withdraw = () =>
      bed.post(`/api/admin/fee-news/${bulletin.id}/withdraw`, { version: scheduled.version }, by)
    expect((await withdraw()).json()).toMatchObject({ status: 'OFFLINE' })
    expect((await withdraw()).json()).toMatchObject({ message: 'error.newsChanged' })
    expect(await shown(bed, bulletin.id)).toBe(404)
  })

  it('has a cover, which is an uploaded picture, where visitors read it', async () => {
    const bed = await createTestBed()
    const body = { ...draft, coverUrl: 'files/uploads/aaaaaaaaaaaaaaaaaaaaaa.jpg' }
    const refused = await bed.post('/api/admin/fee-news', body, by)
    expect(refused.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'coverUrl' }] })
    const { url: coverUrl } = await upload(bed, by)
    const bulletin = await write(bed, { coverUrl })
    expect(bulletin.coverUrl).toBe(coverUrl)
    await publish(bed, bulletin)
    expect((await bed.get(`/api/public/info-fee-news/${bulletin.id}`)).json()).toMatchObject({ coverUrl })
    const { version } = (await bed.get(`/api/admin/fee-news/${bulletin.id}`, by)).json<DeskFeeNews>()
    const without = await bed.put('/api/admin/fee-news', { ...draft, id: bulletin.id, version }, by)
    expect(without.json()).toMatchObject({ coverUrl: null })
  })

  it('keeps its table and what it was before each change, also one of the seed', async () => {
    const bed = await createTestBed()
    const before = (await bed.get('/api/admin/fee-news/2001', by)).json<DeskFeeNews>()
    expect(before.file?.name).toMatch(/\.xlsx$/)
    const changed = { ...before, content: '<p>银杏更正。</p>' }
    const answer = await bed.put('/api/admin/fee-news', changed, by)
    expect(answer.json()).toMatchObject({ version: 2, content: '<p>银杏更正。</p>', file: before.file })
    expect((await bed.put('/api/admin/fee-news', changed, by)).json()).toMatchObject({
      message: 'error.newsChanged',
    })
    expect((await bed.get('/api/public/info-fee-news/2001')).json()).toMatchObject({
      content: '<p>银杏更正。</p>',
      fileUrl: before.file?.url,
    })
    const versions = (await bed.get('/api/admin/fee-news/2001/versions', by)).json<DeskFeeNewsVersion[]>()
    expect(versions).toMatchObject([
      { version: 2, staffName: '文思齐' },
      { version: 1, staffName: null, content: before.content },
    ])
  })

  it('has a table that was uploaded, text that a page may show, and a month', async () => {
    const bed = await createTestBed()
    const fieldOf = async (more: object) =>
      (await bed.post('/api/admin/fee-news', { ...draft, ...more }, by)).json().fieldErrors?.[0].field
    expect(await fieldOf({ content: '<script>alert(1)</script>' })).toBe('content')
    expect(await fieldOf({ period: '2026-13' })).toBe('period')
    expect(await fieldOf({ file: { id: 1, url: 'files/uploads/x.pdf', name: 'x.pdf', size: 1 } })).toBe(
      'file',
    )
  })

  it('is thrown away only as a draft, which the log has', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed)
    expect((await bed.delete('/api/admin/fee-news/2001', by)).json()).toMatchObject({
      message: 'error.newsNotDraft',
    })
    expect((await bed.delete(`/api/admin/fee-news/${id}`, by)).statusCode).toBe(204)
    expect((await bed.get(`/api/admin/fee-news/${id}`, by)).statusCode).toBe(404)
    const list = (await bed.get('/api/admin/fee-news?status.equals=DRAFT', by)).json<DeskFeeNews[]>()
    expect(list).toEqual([])
    const log = (await bed.get('/api/admin/log', 'mishuzhang')).json<DeskLogEntry[]>()
    expect(log.map(({ action }) => action)).toEqual(['DELETE', 'CREATE'])
  })
})
