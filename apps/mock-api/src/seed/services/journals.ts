import { prcDate, prcInstant } from '../../domain/prc-time.ts'
import { catalogOf, drawnPages, drawnPdf } from '../../resources/information/journals/drawn.ts'
import { layOutIssue } from '../../resources/information/journals/layout.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { firstJournalYear, journals } from '../content/services/journals.ts'
import { auditOf } from './audit.ts'
import { articlesOfIssue } from './journal-articles.ts'

const firstId = 4201

interface Quarter {
  year: number
  issueNo: number
}

/** Each quarter's issue comes out on the fifteenth of its last month. */
const publishedAt = ({ year, issueNo }: Quarter): Date =>
  prcInstant(`${year}-${String(issueNo * 3).padStart(2, '0')}-15`, 9)

const before = ({ year, issueNo }: Quarter): Quarter =>
  issueNo === 1 ? { year: year - 1, issueNo: 4 } : { year, issueNo: issueNo - 1 }

/** The issues that have come out by now, the latest first. */
function quarters(now: Date, count: number): Quarter[] {
  let quarter: Quarter = { year: Number(prcDate(now).slice(0, 4)), issueNo: 4 }
  while (publishedAt(quarter) > now) quarter = before(quarter)
  return Array.from({ length: count }, () => {
    const issue = quarter
    quarter = before(quarter)
    return issue
  })
}

function seedIssue({ db }: World, quarter: Quarter, index: number): void {
  const id = firstId + index
  const articles = articlesOfIssue(index)
  const publishDate = publishedAt(quarter).toISOString()
  const totalIssueNo = (quarter.year - firstJournalYear) * 4 + quarter.issueNo
  insert(db, 'journal', {
    id,
    bookName: '江川工程造价',
    ...quarter,
    totalIssueNo,
    pages: JSON.stringify(drawnPages(id, layOutIssue(articles).length)),
    pdfUrl: drawnPdf(id),
    catalog: JSON.stringify(catalogOf(articles)),
    publishDate,
    status: 'PUBLISHED',
    ...auditOf(publishDate, totalIssueNo),
  })
  for (const article of articles) insert(db, 'journalArticle', { journalId: id, ...article })
}

/** Three years of the journal, counted back from the latest quarter that is over far enough. */
export function seedJournals(world: World): void {
  const issues = quarters(world.clock.now(), journals.length)
  for (const [index, quarter] of issues.entries()) seedIssue(world, quarter, index)
}
