import { wrap } from '../../../media/documents/text-lines.ts'
import type { CoverMotif } from '../../../media/pictures/cover.ts'

/** An article of an issue; its paragraphs are parted by line breaks. */
export interface JournalArticle {
  title: string
  author: string
  /** The subject, for what is drawn below the text. */
  motif: CoverMotif
  content: string
}

/** What stands on one page. */
export type JournalPageContent =
  | { kind: 'COVER' }
  | { kind: 'CONTENTS' }
  | { kind: 'TEXT'; article: JournalArticle; isFirst: boolean; lines: string[] }
  | { kind: 'COLOPHON' }

const lineWidth = 27
const linesAPage = 14
/** Cover and contents come first. */
const frontPages = 2

/** Chinese paragraphs begin two characters in. */
const linesOf = ({ content }: JournalArticle): string[] =>
  content.split('\n').flatMap((paragraph) => wrap(`　　${paragraph}`, lineWidth))

function pagesOf(article: JournalArticle): JournalPageContent[] {
  const lines = linesOf(article)
  const count = Math.max(1, Math.ceil(lines.length / linesAPage))
  return Array.from({ length: count }, (_, index) => ({
    kind: 'TEXT',
    article,
    isFirst: index === 0,
    lines: lines.slice(index * linesAPage, (index + 1) * linesAPage),
  }))
}

/** An issue page by page; every article begins on a page of its own. */
export function layOutIssue(articles: readonly JournalArticle[]): JournalPageContent[] {
  return [{ kind: 'COVER' }, { kind: 'CONTENTS' }, ...articles.flatMap(pagesOf), { kind: 'COLOPHON' }]
}

/** The page that each article begins on, counted from 1. */
export function firstPages(articles: readonly JournalArticle[]): number[] {
  const counts = articles.map((article) => pagesOf(article).length)
  return counts.map((_, index) => counts.slice(0, index).reduce((sum, count) => sum + count, frontPages + 1))
}
