import type { DeskNews } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import type { ArticleKind, StoredArticle } from './article-kind.ts'

/** How articles of a kind are written, each within the caller's transaction. */
export function articleStore<Stored extends StoredArticle, Draft, Article extends object>(
  kind: ArticleKind<Stored, Draft, Article>,
) {
  const { table, firstId, columnsOf, placeOf, written } = kind

  const nextId = (db: Database): number =>
    db.get<{ id: number }>(`SELECT max(coalesce(max(id) + 1, 0), ?) AS id FROM ${table}`, [firstId])?.id ??
    firstId

  return {
    /** Writes a new draft. @returns its id */
    insertDraft(db: Database, article: Article, at: string): number {
      const id = nextId(db)
      const dates = { publishDate: at, createdDate: at, lastModifiedDate: at }
      insert(db, table, {
        id,
        ...columnsOf(article),
        ...placeOf?.(db),
        status: 'DRAFT',
        ...dates,
        orderNum: id,
      })
      written?.(db, id, article)
      return id
    },

    /** Writes an article anew. */
    writeArticle(db: Database, id: number, article: Article, at: string): void {
      const columns = columnsOf(article)
      const assignments = Object.keys(columns).map((column) => `${column} = :${column}`)
      db.run(
        `UPDATE ${table} SET ${assignments.join(', ')}, version = version + 1, lastModifiedDate = :at WHERE id = :id`,
        { ...columns, at, id },
      )
      written?.(db, id, article)
    },

    /** Changes the state of an article. */
    writeState(
      db: Database,
      id: number,
      { status, publishDate }: Pick<DeskNews, 'status' | 'publishDate'>,
      at: string,
    ): void {
      const sql = `UPDATE ${table} SET status = :status, publishDate = :publishDate, version = version + 1, lastModifiedDate = :at WHERE id = :id`
      db.run(sql, { status, publishDate, at, id })
    },

    /** Takes an article out of every list. */
    remove(db: Database, id: number, at: string): void {
      db.run(`UPDATE ${table} SET isDeleted = 1, lastModifiedDate = ? WHERE id = ?`, [at, id])
    },

    /** Whether an article has versions: it was written, or changed before, at the desk. */
    hasVersions: (db: Database, id: number): boolean =>
      db.get(`SELECT 1 FROM ${table}Version WHERE newsId = ? LIMIT 1`, [id]) !== undefined,

    /** Keeps what an article is as one of its versions; one that is kept already stays. */
    keepVersion(db: Database, stored: Stored & Draft, staffName: string | null): void {
      const { id, version, lastModifiedDate } = stored
      db.run(
        `INSERT INTO ${table}Version (newsId, version, savedDate, staffName, article) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        [id, version, lastModifiedDate, staffName, JSON.stringify(kind.articleOf(stored))],
      )
    },
  }
}
