import type {
  DeskJournal,
  DeskJournalVersion,
  DeskLogEntry,
  Journal,
  JournalDetail,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { storeUpload } from '../../files/uploads.ts'

const by = 'bianji'
const draft = { bookName: '江川工程造价', year: 2026, issueNo: 4, totalIssueNo: 132 }
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const pdf = new TextEncoder().encode('%PDF-1.7\n')

const upload = (bed: TestBed, name: string, bytes: Uint8Array): string =>
  storeUpload(bed.world, { name, bytes } as Parameters<typeof storeUpload>[1], null).url

const filled = (bed: TestBed) => ({
  pages: [upload(bed, '1.png', png), upload(bed, '2.png', png)],
  pdfUrl: upload(bed, '整期.pdf', pdf),
  catalog: [{ title: '卷首语：银杏', author: null, page: 2 }],
})

const write = async (bed: TestBed, more: object = {}): Promise<DeskJournal> =>
  (await bed.post('/api/admin/journals', { ...draft, ...more }, by)).json()

const publish = (bed: TestBed, { id, version }: DeskJournal, publishDate?: string) =>
  bed.post(`/api/admin/journals/${id}/publish`, { version, ...(publishDate && { publishDate }) }, by)

const reader = (bed: TestBed, id: number) => bed.get(`/api/public/info-news-book/${id}`)

const latest = async (bed: TestBed) =>
  (await bed.get('/api/public/info-news-book?size=1')).json<Journal[]>()[0]

describe('an issue of the journal at the desk', () => {
  it('is the latest of the website once it is published, with its cover, pages, contents and file', async () => {
    const bed = await createTestBed()
    const body = filled(bed)
    const issue = await write(bed, body)
    expect(issue).toMatchObject({ ...body, title: '江川工程造价2026年第4期', status: 'DRAFT', pageCount: 2 })
    expect((await reader(bed, issue.id)).statusCode).toBe(404)
    expect((await publish(bed, issue)).json()).toMatchObject({ status: 'PUBLISHED', version: 2 })
    expect(await latest(bed)).toMatchObject({ id: issue.id, coverUrl: body.pages[0], pageCount: 2 })
    expect((await reader(bed, issue.id)).json<JournalDetail>()).toMatchObject({
      ...{ pdfUrl: body.pdfUrl, catalog: body.catalog },
      pages: body.pages.map((imgUrl, index) => ({ pageNo: index + 1, imgUrl })),
    })
  })

  it('comes out by itself at its time, and is taken off the website again', async () => {
    const bed = await createTestBed()
    const issue = await write(bed, filled(bed))
    const scheduled = (await publish(bed, issue, '2026-12-15T01:00:00Z')).json<DeskJournal>()
    expect((await latest(bed))?.id).toBe(4201)
    bed.clock.set('2026-12-15T01:00:00.000Z')
    expect((await latest(bed))?.id).toBe(issue.id)
    const last = { version: scheduled.version }
    const withdrawn = await bed.post(`/api/admin/journals/${issue.id}/withdraw`, last, by)
    expect(withdrawn.json()).toMatchObject({ status: 'OFFLINE' })
    expect((await reader(bed, issue.id)).statusCode).toBe(404)
  })

  it('does not come out without a page, nor under a number that is on the website', async () => {
    const bed = await createTestBed()
    expect((await publish(bed, await write(bed))).json()).toMatchObject({
      status: 409,
      message: 'error.journalWithoutPages',
    })
    const second = await write(bed, { ...filled(bed), issueNo: 3 })
    expect((await publish(bed, second)).json()).toMatchObject({ message: 'error.journalIssueTaken' })
  })

  it('keeps the pages that it has, also one of the seed, and what it was before', async () => {
    const bed = await createTestBed()
    const before = (await bed.get('/api/admin/journals/4201', by)).json<DeskJournal>()
    const swapped = [...before.pages.slice(0, -2), ...before.pages.slice(-2).reverse()]
    const changed = { ...before, pages: swapped.slice(0, -1), catalog: before.catalog.slice(0, 2) }
    expect((await bed.put('/api/admin/journals', changed, by)).json()).toMatchObject({
      version: 2,
      pageCount: before.pageCount - 1,
    })
    const again = await bed.put('/api/admin/journals', changed, by)
    expect(again.json()).toMatchObject({ message: 'error.newsChanged' })
    const { pages } = (await reader(bed, 4201)).json<JournalDetail>()
    expect(pages.map(({ imgUrl }) => imgUrl)).toEqual(changed.pages)
    const restored = await bed.put('/api/admin/journals', { ...before, version: 2 }, by)
    expect(restored.json()).toMatchObject({ version: 3, pages: before.pages })
    const versions = (await bed.get('/api/admin/journals/4201/versions', by)).json<DeskJournalVersion[]>()
    expect(versions.map(({ version, staffName }) => [version, staffName])).toEqual([
      [3, '文思齐'],
      [2, '文思齐'],
      [1, null],
    ])
  })

  it('takes pictures as pages and a PDF as the whole, both uploaded, and contents within the pages', async () => {
    const bed = await createTestBed()
    const { pages, pdfUrl, catalog } = filled(bed)
    const errorsOf = async (more: object) => {
      const answer = await bed.post('/api/admin/journals', { ...draft, ...more }, by)
      return answer.json<{ fieldErrors: { field: string }[] }>().fieldErrors.map(({ field }) => field)
    }
    expect(await errorsOf({ pages: [pages[0], pdfUrl] })).toEqual(['pages[1]'])
    expect(await errorsOf({ pdfUrl: pages[0] })).toEqual(['pdfUrl'])
    expect(await errorsOf({ pages: ['files/journal/4201/1.svg'] })).toEqual(['pages[0]'])
    expect(await errorsOf({ pages: pages.slice(0, 1), catalog })).toEqual(['catalog[0].page'])
  })

  it('is thrown away as a draft only, and the log names it', async () => {
    const bed = await createTestBed()
    const remove = (id: number) => bed.delete(`/api/admin/journals/${id}`, by)
    expect((await remove(4201)).json()).toMatchObject({ message: 'error.newsNotDraft' })
    const { id } = await write(bed)
    expect((await remove(id)).statusCode).toBe(204)
    expect((await bed.get(`/api/admin/journals/${id}`, by)).statusCode).toBe(404)
    const [entry] = (await bed.get('/api/admin/log?size=1', 'mishuzhang')).json<DeskLogEntry[]>()
    expect(entry).toMatchObject({ action: 'DELETE', subjectId: id, subjectName: '江川工程造价2026年第4期' })
    expect(entry?.before).not.toHaveProperty('pages')
  })

  it('is for those alone who write the news', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/admin/journals', 'peixunbu')).statusCode).toBe(403)
    const rows = (await bed.get('/api/admin/journals?title.contains=2025&sort=issueNo', by)).json<
      DeskJournal[]
    >()
    expect(rows.map(({ issueNo }) => issueNo)).toEqual([1, 2, 3, 4])
  })
})
