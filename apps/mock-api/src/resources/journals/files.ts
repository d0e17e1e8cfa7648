import { prcDate } from '../../domain/prc-time.ts'
import { pdfFile } from '../../seed/files/index.ts'
import type { World } from '../../world.ts'
import { type JournalArticle, layOutIssue } from './layout.ts'
import { articlesOf, findIssue, type StoredJournal, toDetail } from './queries.ts'

async function draw(
  issue: StoredJournal,
  articles: readonly JournalArticle[],
  pageNo: number,
): Promise<string | null> {
  const page = layOutIssue(articles)[pageNo - 1]
  if (!page) return null
  // Read when the first page is asked for, not at the start.
  const artwork = await import('../../seed/artwork/journal-page.ts')
  const { journalCover } = await import('../../seed/artwork/journal-cover.ts')
  const title = { ...issue, totalIssueNo: issue.totalIssueNo ?? issue.issueNo }
  switch (page.kind) {
    case 'COVER':
      return journalCover(
        title,
        articles.slice(1).map((article) => article.title),
      )
    case 'CONTENTS': {
      const { catalog } = toDetail(issue, articles)
      return artwork.journalContents(
        title,
        catalog.map((entry) => ({ ...entry, author: entry.author ?? '' })),
      )
    }
    case 'TEXT': {
      const { article, isFirst, lines } = page
      const head = isFirst ? article.title : null
      return artwork.journalText(title, pageNo, { title: head, author: article.author, lines })
    }
    case 'COLOPHON':
      return artwork.journalColophon(title, pageNo, prcDate(new Date(issue.publishDate)))
  }
}

/** The SVG of a page, counted from 1; null when there is no such page. */
export async function journalPageSvg(world: World, id: number, pageNo: number): Promise<string | null> {
  const issue = findIssue(world, id)
  return issue ? draw(issue, articlesOf(world, id), pageNo) : null
}

/** A whole issue as a document; undefined when there is none. */
export function journalPdf(world: World, id: number): { name: string; bytes: Uint8Array } | undefined {
  const issue = findIssue(world, id)
  if (!issue) return undefined
  const name = `${issue.bookName}${issue.year}年第${issue.issueNo}期`
  const lines = articlesOf(world, id).flatMap(({ title, author, content }) => [
    title,
    author,
    ...content.split('\n').map((paragraph) => `　　${paragraph}`),
    '',
  ])
  return { name: `${name}.pdf`, bytes: pdfFile(name, lines) }
}
