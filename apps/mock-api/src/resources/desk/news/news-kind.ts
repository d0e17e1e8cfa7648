import type { DeskNews, DeskNewsDraft, DeskNewsSummary } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import type { Database } from '../../../store/database.ts'
import { reindexNews } from '../../../store/news-index.ts'
import { contentOf } from '../../information/news/columns.ts'
import type { Article, ArticleKind } from './article-kind.ts'
import { checkNews } from './check-article.ts'
import { writeOwnText } from './own-text.ts'

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

/** Columns that follow from what is done with an article. */
export const stateColumns = [
  ...['id', 'viewCount', 'publishDate', 'status'],
  ...['version', 'createdDate', 'lastModifiedDate'],
]

/** Columns of a row of the desk's list. */
export const newsColumns = [...head, ...flags, ...stateColumns].join(', ')

export type NewsRow = DeskNewsSummary

type Stored = Omit<DeskNews, 'attachments'> & { attachments: string }

function read(db: Database, id: number): DeskNews {
  const row = db.get<Stored>(
    `SELECT ${newsColumns}, attachments, ${contentOf('news')} AS content FROM news WHERE id = ? AND isDeleted = 0`,
    [id],
  )
  if (!row) throw notFound()
  return { ...row, content: row.content ?? '', attachments: JSON.parse(row.attachments) }
}

function articleOf(body: DeskNewsDraft): Article {
  const { title, infoDictsId, content, attachments = [], isTop = 0, isCarousel = 0 } = body
  const { subTitle = null, infoDictsDetailsId = null, source = null } = body
  const { author = null, coverUrl = null, summary = null } = body
  return {
    ...{ title, subTitle, infoDictsId, infoDictsDetailsId, source, author, coverUrl, summary },
    ...{ content, attachments, isTop, isCarousel },
  }
}

/** News, policies and notices, which the search finds as well. */
export const newsKind: ArticleKind<DeskNews, DeskNewsDraft, Article> = {
  subjectKind: 'NEWS',
  table: 'news',
  firstId: 1_900_001,
  read,
  articleOf,
  check: checkNews,
  columnsOf: ({ content: _content, attachments, ...rest }) => ({
    ...rest,
    attachments: JSON.stringify(attachments),
  }),
  written(db, id, { title, summary, content }) {
    writeOwnText(db, 'news', id, content)
    reindexNews(db, { id, title, summary, content })
  },
}
