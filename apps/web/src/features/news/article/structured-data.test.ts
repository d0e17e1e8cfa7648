import type { NewsArticle } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { structuredData } from './structured-data.tsx'

const article = {
  title: '</script><script>alert(1)</script>',
  summary: null,
  author: null,
  coverUrl: null,
  publishDate: '2026-11-18T01:30:00.000Z',
  lastModifiedDate: '2026-11-18T01:30:00.000Z',
} as NewsArticle

it('lets no title end the script', () => {
  const json = structuredData(article)
  expect(json).not.toContain('<')
  expect(JSON.parse(json).headline).toBe(article.title)
})
