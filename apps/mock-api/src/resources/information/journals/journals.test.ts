import type { Journal, JournalDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const list = async ({ get }: TestBed, query = '') =>
  (await get(`/api/public/info-news-book?size=100&${query}`)).json<Journal[]>()
const detail = async ({ get }: TestBed, id = 4201) =>
  (await get(`/api/public/info-news-book/${id}`)).json<JournalDetail>()

describe('the journal', () => {
  it('has three years of issues without a gap, none ahead of the clock', async () => {
    const bed = await createTestBed()
    const issues = await list(bed)
    expect(issues.length).toBeGreaterThanOrEqual(12)
    expect(issues[0]).toMatchObject({ year: 2026, issueNo: 3, publishDate: '2026-09-15T01:00:00.000Z' })
    const numbers = issues.map(({ totalIssueNo }) => totalIssueNo)
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) - index))
    const ofYear = await list(bed, 'year.equals=2025&sort=issueNo')
    expect(ofYear.map(({ issueNo }) => issueNo)).toEqual([1, 2, 3, 4])
  })

  it('is not there before it comes out: neither the record nor its pages', async () => {
    const bed = await createTestBed()
    bed.clock.set('2026-09-15T00:59:59.999Z')
    expect((await list(bed))[0]).toMatchObject({ issueNo: 2 })
    for (const path of [
      '/api/public/info-news-book/4201',
      '/files/journal/4201/1.svg',
      '/files/journal/4201.pdf',
    ]) {
      expect((await bed.get(path)).statusCode, path).toBe(404)
    }
  })
})

describe('an issue', () => {
  it('has a picture for every page, and no page after the last', async () => {
    const bed = await createTestBed()
    const issue = await detail(bed)
    expect(issue.pages.map(({ pageNo }) => pageNo)).toEqual(
      Array.from({ length: issue.pageCount }, (_, i) => i + 1),
    )
    expect(issue.coverUrl).toBe(issue.pages[0]?.imgUrl)
    for (const { imgUrl } of issue.pages) {
      const answer = await bed.get(`/${imgUrl}`)
      expect(answer.headers['content-type']).toBe('image/svg+xml')
      expect(answer.body).toMatch(/^<svg.*<\/svg>$/s)
    }
    for (const page of [issue.pageCount + 1, 0, 999]) {
      expect((await bed.get(`/files/journal/4201/${page}.svg`)).statusCode).toBe(404)
    }
  })

  it('has each title of its contents on the page that they name', async () => {
    const bed = await createTestBed()
    for (const { id } of await list(bed)) {
      const { catalog, pageCount } = await detail(bed, id)
      expect(catalog.length, `articles of ${id}`).toBeGreaterThanOrEqual(9)
      expect(pageCount, `pages of ${id}`).toBeGreaterThanOrEqual(16)
      for (const { title, author, page } of catalog) {
        const { body } = await bed.get(`/files/journal/${id}/${page}.svg`)
        expect(body).toContain(`>${title}<`)
        expect(body).toContain(`>${author}<`)
      }
    }
  })

  it('tells of no day but its own: no event has two dates', async () => {
    const bed = await createTestBed()
    for (const { id, pageCount } of await list(bed))
      for (let page = 3; page < pageCount; page += 1) {
        const { body } = await bed.get(`/files/journal/${id}/${page}.svg`)
        expect(body, `page ${page} of ${id}`).not.toMatch(/\{\{|\d{4}年\d{1,2}月\d{1,2}日/)
      }
  })

  it('has as many pages in its PDF as in its pictures', async () => {
    const bed = await createTestBed()
    for (const { pdfUrl, pageCount } of await list(bed))
      expect((await bed.get(`/${pdfUrl}`)).body, `${pdfUrl}`).toContain(`/Count ${pageCount} `)
  })

  it('opens as a PDF under its Chinese name', async () => {
    const bed = await createTestBed()
    const { pdfUrl } = await detail(bed)
    const answer = await bed.get(`/${pdfUrl}`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(String(answer.headers['content-disposition'])).toContain(
      encodeURIComponent('江川工程造价2026年第3期'),
    )
  })

  it.each([
    '/api/public/info-news-book/999999',
    '/files/journal/999999/1.svg',
    '/files/journal/999999.pdf',
    '/files/journal/x/1.svg',
    '/files/journal/4201/x.svg',
  ])('%s is a 404', async (path) => {
    expect((await (await createTestBed()).get(path)).statusCode).toBe(404)
  })
})
