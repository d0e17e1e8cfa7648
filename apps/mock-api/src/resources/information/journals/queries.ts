import type { Journal, JournalDetail } from '@portal/api-contract'
import type { World } from '../../../world.ts'
import type { JournalArticle } from './layout.ts'

/** What has come out by an instant, the placeholder. */
export const isPublished = "status = 'PUBLISHED' AND isDeleted = 0 AND publishDate <= ?"

const facts = [
  'bookName',
  'year',
  'issueNo',
  'totalIssueNo',
  'coverUrl',
  'pdfUrl',
  'pageCount',
  'publishDate',
]

/** Columns of an issue in the public list. */
export const journalColumns = [
  ...['id', ...facts],
  ...['createdDate', 'lastModifiedDate', 'isDeleted', 'orderNum'],
].join(', ')

type Stored = Journal & Record<'pages' | 'catalog', string>

const toDetail = ({ pages, catalog, ...issue }: Stored): JournalDetail => ({
  ...issue,
  pages: JSON.parse(pages).map((imgUrl: string, index: number) => ({ pageNo: index + 1, imgUrl })),
  catalog: JSON.parse(catalog),
})

/** An issue that has come out, with its pages and its contents. */
export function findIssue({ db, clock }: World, id: number): JournalDetail | undefined {
  const row = db.get<Stored>(
    `SELECT ${journalColumns}, pages, catalog FROM journal WHERE ${isPublished} AND id = ?`,
    [clock.now().toISOString(), id],
  )
  return row && toDetail(row)
}

/** The articles that pages are drawn from; none of an issue whose pages were uploaded. */
export const articlesOf = ({ db }: World, id: number): JournalArticle[] =>
  db.all('SELECT title, author, motif, content FROM journalArticle WHERE journalId = ? ORDER BY id', [id])
