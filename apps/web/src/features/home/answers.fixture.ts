import type { FeeNews, NewsSummary } from '@portal/api-contract'
import { vi } from 'vitest'
import { navigation } from './navigation.fixture.ts'

/** A piece of news for tests. */
export const newsItem = (id: number, title: string, change: Partial<NewsSummary> = {}): NewsSummary => ({
  id,
  title,
  subTitle: null,
  infoDictsId: 2,
  infoDictsDetailsId: 201,
  source: '江川造价协会',
  author: null,
  coverUrl: `files/covers/${id}.svg`,
  summary: null,
  documentNo: null,
  issuer: null,
  issuingLevel: null,
  validity: null,
  effectiveDate: null,
  isTop: 0,
  isCarousel: 0,
  viewCount: 0,
  publishDate: '2026-11-18T01:30:00.000Z',
  status: 'PUBLISHED',
  createdDate: '2026-11-18T01:30:00.000Z',
  lastModifiedDate: '2026-11-18T01:30:00.000Z',
  isDeleted: 0,
  orderNum: id,
  ...change,
})

/** An issue of the price information for tests. */
export const priceIssue = (id: number, region: string, period: string): FeeNews => ({
  ...newsItem(id, `${region}${period}`),
  region,
  period,
  fileUrl: `files/attachments/${id}.xlsx`,
})

type Answers = Record<string, (query: URLSearchParams) => unknown[]>

/** Answers the page's calls by the last part of their path; the navigation is there from the start. */
export function answerWith(answers: Answers): void {
  const all: Answers = { 'info-dicts-list': () => navigation, ...answers }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const items = all[pathname.split('/').at(-1) ?? '']?.(searchParams) ?? []
    return Response.json(items, { headers: { 'x-total-count': String(items.length) } })
  })
}
