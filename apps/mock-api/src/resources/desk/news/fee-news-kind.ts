import type { DeskFeeNews, DeskFeeNewsDraft, DeskFeeNewsSummary } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import type { Database } from '../../../store/database.ts'
import { contentOf } from '../../information/news/columns.ts'
import type { ArticleKind, FeeArticle } from './article-kind.ts'
import { checkFeeNews } from './check-article.ts'
import { stateColumns } from './news-kind.ts'
import { writeOwnText } from './own-text.ts'

const head = ['title', 'region', 'period', 'source', 'author', 'coverUrl', 'summary']

/** Columns of a row of the desk's list. */
export const feeNewsColumns = [...head, ...stateColumns].join(', ')

export type FeeNewsRow = DeskFeeNewsSummary

type Stored = Omit<DeskFeeNews, 'file'> & { file: string | null }

function read(db: Database, id: number): DeskFeeNews {
  const row = db.get<Stored>(
    `SELECT ${feeNewsColumns}, file, ${contentOf('feeNews')} AS content FROM feeNews WHERE id = ? AND isDeleted = 0`,
    [id],
  )
  if (!row) throw notFound()
  return { ...row, content: row.content ?? '', file: row.file === null ? null : JSON.parse(row.file) }
}

function articleOf(body: DeskFeeNewsDraft): FeeArticle {
  const { title, region, period, content } = body
  const { source = null, author = null, coverUrl = null, summary = null, file = null } = body
  return { title, region, period, source, author, coverUrl, summary, content, file }
}

/** A bulletin stands where all the others do. */
const placeOf = (db: Database) =>
  db.get<{ infoDictsId: number; infoDictsDetailsId: number }>(
    'SELECT infoDictsId, infoDictsDetailsId FROM feeNews ORDER BY id LIMIT 1',
  )

/** Price bulletins: each of a region and a month, with a table to download. */
export const feeNewsKind: ArticleKind<DeskFeeNews, DeskFeeNewsDraft, FeeArticle> = {
  subjectKind: 'FEE_NEWS',
  table: 'feeNews',
  firstId: 2_900_001,
  read,
  articleOf,
  check: checkFeeNews,
  columnsOf: ({ content: _content, file, ...rest }) => ({
    ...rest,
    file: file && JSON.stringify(file),
  }),
  placeOf,
  written: (db, id, { content }) => writeOwnText(db, 'feeNews', id, content),
}
