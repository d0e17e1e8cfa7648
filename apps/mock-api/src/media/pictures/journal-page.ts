import { colophonOf } from '../../domain/colophon.ts'
import { escapeMarkup } from '../../domain/text/escape.ts'
import { textWidth } from '../documents/text-lines.ts'
import { type CoverMotif, coverInset } from './cover.ts'
import { type IssueTitle, issueLine } from './journal-cover.ts'
import { brass, ink, neutral } from './palette.ts'
import { area, box, line, type Size, segment, svgDocument } from './pen.ts'
import { textAt } from './text.ts'

const size: Size = { w: 794, h: 1123 }
const margin = 97
const leading = 50
const bottom = size.h - 70

interface Text {
  x: number
  y: number
  size: number
  fill?: string
  weight?: number
  anchor?: 'start' | 'middle'
}

const set = (text: string, { fill = ink[900], ...place }: Text): string =>
  textAt({ fill, ...place }, escapeMarkup(text))

const sheet = (body: string): string =>
  svgDocument(size, size, area(box(0, 0, size.w, size.h), neutral[0]) + body)

function folio(issue: IssueTitle, pageNo: number): string {
  return (
    line(segment(margin, 84, size.w - margin, 84), ink[300], 1) +
    set(`${issue.bookName}　${issueLine(issue)}`, { x: margin, y: 70, size: 14, fill: ink[600] }) +
    set(String(pageNo), { x: size.w / 2, y: bottom, size: 15, fill: ink[600], anchor: 'middle' })
  )
}

/** The size at which a line is no wider than its place. */
const fitting = (text: string, largest: number, width: number): number =>
  Math.min(largest, Math.floor((width / textWidth(text)) * 10) / 10)

/** The contents with the page of each article. */
export function journalContents(
  issue: IssueTitle,
  entries: readonly { title: string; author: string; page: number }[],
): string {
  const step = Math.min(84, (bottom - 300) / entries.length)
  const rows = entries.flatMap(({ title, author, page }, index) => {
    const y = 260 + index * step
    return [
      set(title, { x: margin, y, size: fitting(title, 22, size.w - 2 * margin - 70), weight: 600 }),
      set(author, { x: margin, y: y + 28, size: 16, fill: ink[600] }),
      set(String(page), { x: size.w - margin - 12, y, size: 22, fill: brass[700], anchor: 'middle' }),
      line(segment(margin, y + step - 40, size.w - margin, y + step - 40), neutral[200], 1),
    ]
  })
  return sheet(folio(issue, 2) + set('目　录', { x: margin, y: 180, size: 36, weight: 700 }) + rows.join(''))
}

/** A page of running text; the first of an article has its title and author. */
export function journalText(
  issue: IssueTitle,
  pageNo: number,
  {
    title,
    author,
    motif,
    lines,
  }: { title: string | null; author: string; motif: CoverMotif; lines: readonly string[] },
): string {
  const head = title
    ? set(title, { x: margin, y: 160, size: fitting(title, 30, size.w - 2 * margin), weight: 700 }) +
      set(author, { x: margin, y: 200, size: 18, fill: ink[600] })
    : ''
  const body = lines.map((text, index) => set(text, { x: margin, y: 262 + index * leading, size: 22 }))
  return sheet(
    folio(issue, pageNo) +
      head +
      body.join('') +
      tailpiece(issue, pageNo, motif, 262 + lines.length * leading),
  )
}

/** A drawing of the article's subject where a page has room below its text; nothing where it has little. */
function tailpiece({ totalIssueNo }: IssueTitle, pageNo: number, motif: CoverMotif, top: number): string {
  const h = Math.min(bottom - 60 - top, 380)
  if (h < 200) return ''
  const place = { x: margin, y: bottom - 50 - h, w: size.w - 2 * margin, h }
  return coverInset(`journal-${totalIssueNo}-${pageNo}`, motif, place).markup
}

/** The last page: who makes the journal and when this issue came out. */
export function journalColophon(issue: IssueTitle, pageNo: number, published: string): string {
  const rows = colophonOf(published).map(([name, value], index) =>
    set(`${name}：${value}`, { x: margin, y: 760 + index * 44, size: 20, fill: ink[800] }),
  )
  return sheet(
    folio(issue, pageNo) + line(segment(margin, 710, size.w - margin, 710), brass[400], 2) + rows.join(''),
  )
}
