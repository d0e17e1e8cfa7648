import { toPlainText } from '../domain/text/plain-text.ts'
import { toIndexText } from '../domain/text/search-terms.ts'
import type { Database } from './database.ts'

/** Weights of title, summary and text, in the order of the index's columns. */
export const rank = 'bm25(newsIndex, 10, 4, 1)'

/** Puts one news item into the search index; code that writes news calls it in the same transaction. */
export function indexNews(
  db: Database,
  { id, title, summary, content }: { id: number; title: string; summary: string | null; content: string },
): void {
  db.run('INSERT INTO newsIndex (rowid, title, summary, body) VALUES (?, ?, ?, ?)', [
    id,
    toIndexText(title),
    toIndexText(summary ?? ''),
    toIndexText(toPlainText(content)),
  ])
}
