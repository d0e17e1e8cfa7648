import type { DeskJournal, DeskJournalDraft, DeskJournalSummary } from '@portal/api-contract'
import { invalid, notFound, problem } from '../../../contract/problem.ts'
import { issueErrors, publishingFault } from '../../../domain/desk/writing/journal-issue.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { requirePdf, requirePicture } from '../../files/uploads.ts'
import { type ArticleKind, type JournalIssue, versionsOf } from '../news/article-kind.ts'

/** Columns of a row of the desk's list. */
export const journalColumns = [
  ...['id', 'title', 'bookName', 'year', 'issueNo', 'totalIssueNo', 'pageCount'],
  ...['publishDate', 'status', 'version', 'createdDate', 'lastModifiedDate'],
].join(', ')

export type JournalRow = DeskJournalSummary

type Stored = Omit<DeskJournal, 'pages' | 'catalog'> & Record<'pages' | 'catalog', string>

function read(db: Database, id: number): DeskJournal {
  const row = db.get<Stored>(
    `SELECT ${journalColumns}, pages, pdfUrl, catalog FROM journal WHERE id = ? AND isDeleted = 0`,
    [id],
  )
  if (!row) throw notFound()
  return { ...row, pages: JSON.parse(row.pages), catalog: JSON.parse(row.catalog) }
}

function articleOf(body: DeskJournalDraft): JournalIssue {
  const { bookName, year, issueNo, totalIssueNo = null, pages = [], pdfUrl = null, catalog = [] } = body
  return { bookName, year, issueNo, totalIssueNo, pages, pdfUrl, catalog }
}

/** Whether another issue of the year with this number is public, or will be. */
function isTaken(
  db: Database,
  { bookName, year, issueNo }: Pick<JournalIssue, 'bookName' | 'year' | 'issueNo'>,
  id: number,
): boolean {
  const sql =
    "SELECT 1 FROM journal WHERE trim(bookName) = trim(?) AND year = ? AND issueNo = ? AND id <> ? AND status = 'PUBLISHED' AND isDeleted = 0"
  return db.get(sql, [bookName, year, issueNo, id]) !== undefined
}

/** What the issue has or had once, which need not have been uploaded. */
function knownFiles(db: Database, before: DeskJournal | undefined): Set<string | null> {
  const past = before ? versionsOf(db, journalKind, before.id) : []
  return new Set([...(before ? [before] : []), ...past].flatMap(({ pages, pdfUrl }) => [...pages, pdfUrl]))
}

function check(world: World, issue: JournalIssue, before?: DeskJournal): void {
  const errors = issueErrors(issue, {
    isPublic: before?.status === 'PUBLISHED',
    isTaken: isTaken(world.db, issue, before?.id ?? 0),
  })
  if (errors.length > 0) throw invalid(errors)
  const known = knownFiles(world.db, before)
  for (const [index, url] of issue.pages.entries())
    if (!known.has(url)) requirePicture(world, url, `pages[${index}]`)
  if (issue.pdfUrl !== null && !known.has(issue.pdfUrl)) requirePdf(world, issue.pdfUrl, 'pdfUrl')
}

function checkPublishing(db: Database, issue: DeskJournal): void {
  const fault = publishingFault(issue, isTaken(db, issue, issue.id))
  if (fault) throw problem(409, fault, `${issue.title} cannot come out`)
}

/** Issues of the journal: pages to leaf through, the contents that lead to them, and the whole as a file. */
export const journalKind: ArticleKind<DeskJournal, DeskJournalDraft, JournalIssue> = {
  subjectKind: 'JOURNAL',
  table: 'journal',
  firstId: 4_900_001,
  read,
  articleOf,
  check,
  checkPublishing,
  columnsOf: ({ pages, catalog, ...rest }) => ({
    ...rest,
    pages: JSON.stringify(pages),
    catalog: JSON.stringify(catalog),
  }),
}
