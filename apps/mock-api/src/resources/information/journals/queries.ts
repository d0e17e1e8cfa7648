import type { Journal, JournalDetail } from '@portal/api-contract'
import type { World } from '../../../world.ts'
import { firstPages, type JournalArticle } from './layout.ts'

/** An issue as it is stored: its addresses follow from its id. */
export type StoredJournal = Omit<Journal, 'coverUrl' | 'pdfUrl'>

/** What has come out by an instant, the placeholder. */
export const isPublished = 'isDeleted = 0 AND publishDate <= ?'

export const findIssue = ({ db, clock }: World, id: number): StoredJournal | undefined =>
  db.get(`SELECT * FROM journal WHERE ${isPublished} AND id = ?`, [clock.now().toISOString(), id])

export const articlesOf = ({ db }: World, id: number): JournalArticle[] =>
  db.all('SELECT title, author, motif, content FROM journalArticle WHERE journalId = ? ORDER BY id', [id])

const pageUrl = (id: number, pageNo: number): string => `files/journal/${id}/${pageNo}.svg`

export const toJournal = (issue: StoredJournal): Journal => ({
  ...issue,
  coverUrl: pageUrl(issue.id, 1),
  pdfUrl: `files/journal/${issue.id}.pdf`,
})

/** An issue with the addresses of its pages and what begins on which. */
export function toDetail(issue: StoredJournal, articles: readonly JournalArticle[]): JournalDetail {
  const first = firstPages(articles)
  return {
    ...toJournal(issue),
    pages: Array.from({ length: issue.pageCount }, (_, index) => ({
      pageNo: index + 1,
      imgUrl: pageUrl(issue.id, index + 1),
    })),
    catalog: articles.map(({ title, author }, index) => ({ title, author, page: first[index] ?? 1 })),
  }
}
