import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { newsListQueryOptions } from './news.ts'

/** The query of the call that a list of news makes. */
async function callOf(query: Parameters<typeof newsListQueryOptions>[0]): Promise<URLSearchParams> {
  const fetch = vi.fn(async (_request: Request) => Response.json([], { headers: { 'x-total-count': '0' } }))
  vi.stubGlobal('fetch', fetch)
  await new QueryClient().fetchQuery(newsListQueryOptions(query))
  vi.unstubAllGlobals()
  const [request] = fetch.mock.calls[0] ?? []
  return new URL(String(request instanceof Request ? request.url : request)).searchParams
}

it('looks a word up in the title, a number among the document numbers', async () => {
  const word = await callOf({ column: 4, keyword: '过程结算', size: 10 })
  expect(word.get('title.contains')).toBe('过程结算')
  expect(word.has('documentNo.contains')).toBe(false)
  for (const keyword of ['〔2026〕', '12号', '令第150号']) {
    const number = await callOf({ column: 4, keyword, size: 10 })
    expect(number.get('documentNo.contains')).toBe(keyword)
    expect(number.has('title.contains')).toBe(false)
  }
})

it('narrows policies by the rank of their issuer', async () => {
  expect((await callOf({ column: 4, level: '部委', size: 10 })).get('issuingLevel.equals')).toBe('部委')
})
