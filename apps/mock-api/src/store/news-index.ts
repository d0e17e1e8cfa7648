import { toPlainText } from '../domain/text/plain-text.ts'
import { toIndexText } from '../domain/text/search-terms.ts'
import type { Database } from './database.ts'

/** The index of the seeded articles, in the library, and that of those that were written at the desk. */
export type NewsIndex = 'newsIndex' | 'newsIndexOwn'

/** How well an article fits, smaller for better: weights of title, summary and text, in the order of the index's columns. */
export const rankIn = (index: NewsIndex): string => `bm25(${index}, 10, 4, 1)`

/** What the index knows of an article. */
interface IndexedNews {
  id: number
  title: string
  summary: string | null
  content: string
}

/** Puts one news item into a search index; code that writes news calls it in the same transaction. */
export function indexNews(
  db: Database,
  { id, title, summary, content }: IndexedNews,
  index: NewsIndex = 'newsIndex',
): void {
  db.run(`INSERT INTO ${index} (rowid, title, summary, body) VALUES (?, ?, ?, ?)`, [
    id,
    toIndexText(title),
    toIndexText(summary ?? ''),
    toIndexText(toPlainText(content)),
  ])
}

/** Puts an article that was changed at the desk into its search index anew. */
export function reindexNews(db: Database, news: IndexedNews): void {
  db.run('DELETE FROM newsIndexOwn WHERE rowid = ?', [news.id])
  indexNews(db, news, 'newsIndexOwn')
}
