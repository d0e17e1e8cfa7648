import type { DeskNews, DeskNewsDraft, DeskNewsSummary, DeskNewsVersion } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import { reindexNews } from '../../../store/news-index.ts'
import { contentOf } from '../../information/news/columns.ts'

const head = [
  'title',
  'subTitle',
  'infoDictsId',
  'infoDictsDetailsId',
  'source',
  'author',
  'coverUrl',
  'summary',
]
const flags = ['isTop', 'isCarousel']
const state = ['id', 'viewCount', 'publishDate', 'status', 'version', 'createdDate', 'lastModifiedDate']

/** Columns of a row of the desk's list. */
export const summaryColumns = [...head, ...flags, ...state].join(', ')

export type NewsRow = DeskNewsSummary

type Stored = Omit<DeskNews, 'attachments'> & { attachments: string }

/** What is written of an article, everything else follows from what is done with it. */
export type Article = Omit<DeskNewsVersion, 'version' | 'savedDate' | 'staffName'>

/** @throws HttpProblem 404 */
export function newsOf(db: Database, id: number): DeskNews {
  const row = db.get<Stored>(
    `SELECT ${summaryColumns}, attachments, ${contentOf('news.id')} AS content FROM news WHERE id = ? AND isDeleted = 0`,
    [id],
  )
  if (!row) throw notFound()
  return { ...row, content: row.content ?? '', attachments: JSON.parse(row.attachments) }
}

/** What a body says, with what it leaves out as nothing. */
export function articleOf(body: DeskNewsDraft): Article {
  const { title, infoDictsId, content, attachments = [], isTop = 0, isCarousel = 0 } = body
  const { subTitle = null, infoDictsDetailsId = null, source = null } = body
  const { author = null, coverUrl = null, summary = null } = body
  const place = { infoDictsId, infoDictsDetailsId }
  return {
    title,
    subTitle,
    ...place,
    source,
    author,
    coverUrl,
    summary,
    content,
    attachments,
    isTop,
    isCarousel,
  }
}

/** Ids of the desk's articles, above those of every seed. */
const firstId = 1_900_001

const nextId = (db: Database): number =>
  db.get<{ id: number }>('SELECT max(coalesce(max(id) + 1, 0), ?) AS id FROM news', [firstId])?.id ?? firstId

function writeText(db: Database, id: number, { title, summary, content }: Article): void {
  db.run('INSERT OR REPLACE INTO newsOwnText (id, content) VALUES (?, ?)', [id, content])
  reindexNews(db, { id, title, summary, content })
}

/** Writes a new draft within the caller's transaction. @returns its id */
export function insertDraft(db: Database, article: Article, at: string): number {
  const { content: _content, attachments, ...rest } = article
  const id = nextId(db)
  const dates = { publishDate: at, createdDate: at, lastModifiedDate: at }
  insert(db, 'news', {
    id,
    ...rest,
    attachments: JSON.stringify(attachments),
    status: 'DRAFT',
    ...dates,
    orderNum: id,
  })
  writeText(db, id, article)
  return id
}

/** Writes an article anew within the caller's transaction. */
export function writeArticle(db: Database, id: number, article: Article, at: string): void {
  const { content: _content, attachments, ...rest } = article
  const assignments = Object.keys(rest).map((column) => `${column} = :${column}`)
  db.run(
    `UPDATE news SET ${assignments.join(', ')}, attachments = :attachments, version = version + 1, lastModifiedDate = :at
     WHERE id = :id`,
    { ...rest, attachments: JSON.stringify(attachments), at, id },
  )
  writeText(db, id, article)
}

/** Changes the state of an article within the caller's transaction. */
export function writeState(
  db: Database,
  id: number,
  { status, publishDate }: Pick<DeskNews, 'status' | 'publishDate'>,
  at: string,
): void {
  const sql = `UPDATE news SET status = :status, publishDate = :publishDate, version = version + 1, lastModifiedDate = :at WHERE id = :id`
  db.run(sql, { status, publishDate, at, id })
}

/** Keeps what an article is as one of its versions; one that is kept already stays. */
export function keepVersion(db: Database, news: DeskNews, staffName: string | null): void {
  db.run(
    `INSERT INTO newsVersion (newsId, version, savedDate, staffName, article) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [news.id, news.version, news.lastModifiedDate, staffName, JSON.stringify(articleOf(news))],
  )
}

/** The versions of an article, latest first. */
export const versionsOf = (db: Database, id: number): DeskNewsVersion[] =>
  db
    .all<{ version: number; savedDate: string; staffName: string | null; article: string }>(
      'SELECT version, savedDate, staffName, article FROM newsVersion WHERE newsId = ? ORDER BY version DESC',
      [id],
    )
    .map(({ article, ...rest }) => ({ ...rest, ...JSON.parse(article) }))
