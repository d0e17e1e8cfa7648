import type { Journal } from '@portal/api-contract'
import { colophonOf } from '../../../domain/colophon.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { type Block, pageBreak, pdfFile } from '../../../media/documents/index.ts'
import type { World } from '../../../world.ts'
import { catalogOf } from './drawn.ts'
import { type JournalArticle, type JournalPageContent, layOutIssue } from './layout.ts'
import { articlesOf } from './queries.ts'

type Issue = Pick<Journal, 'bookName' | 'year' | 'issueNo' | 'totalIssueNo' | 'publishDate'>

/** An issue whose pages are drawn, in any state: as with an upload, knowing the address is the permission to see it. */
const findDrawn = ({ db, clock }: World, id: number): Issue | undefined =>
  db.get('SELECT * FROM journal WHERE id = ? AND publishDate <= ?', [id, clock.now().toISOString()])

async function draw(
  issue: Issue,
  articles: readonly JournalArticle[],
  pageNo: number,
): Promise<string | null> {
  const page = layOutIssue(articles)[pageNo - 1]
  if (!page) return null
  // Read when the first page is asked for, not at the start.
  const artwork = await import('../../../media/pictures/journal-page.ts')
  const { journalCover } = await import('../../../media/pictures/journal-cover.ts')
  const title = { ...issue, totalIssueNo: issue.totalIssueNo ?? issue.issueNo }
  switch (page.kind) {
    case 'COVER':
      return journalCover(
        title,
        articles.slice(1, 4).map((article) => article.title),
      )
    case 'CONTENTS': {
      const catalog = catalogOf(articles)
      return artwork.journalContents(
        title,
        catalog.map((entry) => ({ ...entry, author: entry.author ?? '' })),
      )
    }
    case 'TEXT': {
      const { article, isFirst, lines } = page
      const head = isFirst ? article.title : null
      return artwork.journalText(title, pageNo, {
        title: head,
        author: article.author,
        motif: article.motif,
        lines,
      })
    }
    case 'COLOPHON':
      return artwork.journalColophon(title, pageNo, prcDate(new Date(issue.publishDate)))
  }
}

/** The SVG of a page, counted from 1; null when there is no such page. */
export async function journalPageSvg(world: World, id: number, pageNo: number): Promise<string | null> {
  const issue = findDrawn(world, id)
  return issue ? draw(issue, articlesOf(world, id), pageNo) : null
}

/** A page of an issue as the text of a document. */
function textOf(page: JournalPageContent, issue: Issue, articles: readonly JournalArticle[]): Block[] {
  const published = prcDate(new Date(issue.publishDate))
  switch (page.kind) {
    case 'COVER':
      return [`出版日期：${published}`, '', ...articles.slice(1, 4).map(({ title }) => title)]
    case 'CONTENTS': {
      const rows = catalogOf(articles).map(({ title, author, page }) => [title, author ?? '', `${page}`])
      return [['目录', '作者', '页码'], ...rows]
    }
    case 'TEXT':
      return page.isFirst ? [page.article.title, page.article.author, '', ...page.lines] : page.lines
    case 'COLOPHON':
      return colophonOf(published).map(([name, value]) => `${name}：${value}`)
  }
}

/** A whole issue as a document, page by page as its pictures have it; undefined when there is none. */
export function journalPdf(world: World, id: number): { name: string; bytes: Uint8Array } | undefined {
  const issue = findDrawn(world, id)
  if (!issue) return undefined
  const articles = articlesOf(world, id)
  const name = `${issue.bookName}${issue.year}年第${issue.issueNo}期`
  const [cover = [], ...rest] = layOutIssue(articles).map((page) => textOf(page, issue, articles))
  const blocks = [...cover, ...rest.flatMap((page) => [pageBreak, ...page])]
  return { name: `${name}.pdf`, bytes: pdfFile(name, blocks) }
}
