import type { JournalDetail } from '@portal/api-contract'
import { firstPages, type JournalArticle } from './layout.ts'

/** Addresses of the pages that are drawn from the articles of an issue. */
export const drawnPages = (id: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `files/journal/${id}/${index + 1}.svg`)

/** Address of the document that is made of them. */
export const drawnPdf = (id: number): string => `files/journal/${id}.pdf`

/** What begins on which page. */
export function catalogOf(articles: readonly JournalArticle[]): JournalDetail['catalog'] {
  const first = firstPages(articles)
  return articles.map(({ title, author }, index) => ({ title, author, page: first[index] ?? 1 }))
}
