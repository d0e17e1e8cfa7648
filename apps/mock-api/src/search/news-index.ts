import type { Database } from '../store/database.ts'
import { toPlainText } from './plain-text.ts'
import { toIndexText } from './terms.ts'

/** Weights of title, summary and text, in the order of the index's columns. */
export const rank = 'bm25(newsIndex, 10, 4, 1)'

/** Puts one news item into the search index; whoever writes news calls it in the same transaction. */
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
