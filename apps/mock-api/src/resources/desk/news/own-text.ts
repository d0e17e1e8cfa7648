import type { Database } from '../../../store/database.ts'

/** Keeps the text of an article that was written at the desk, in place of the library's. */
export function writeOwnText(db: Database, table: 'news' | 'feeNews', id: number, content: string): void {
  db.run(`INSERT OR REPLACE INTO ${table}OwnText (id, content) VALUES (?, ?)`, [id, content])
}
