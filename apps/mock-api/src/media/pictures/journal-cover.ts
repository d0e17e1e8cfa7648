import { escapeMarkup } from '../../domain/text/escape.ts'
import { type CoverMotif, coverInset, coverMotifs } from './cover.ts'
import type { Tone } from './covers/tone.ts'
import { area, box, line, type Size, segment, svgDocument } from './pen.ts'
import { textAt } from './text.ts'

const size: Size = { w: 794, h: 1123 }
const margin = 72
const publisher = '江川省建设工程造价管理协会　主办'

/** What identifies an issue on its pages. */
export interface IssueTitle {
  bookName: string
  year: number
  issueNo: number
  totalIssueNo: number
}

/** `2026年第3期（总第131期）` */
export const issueLine = ({ year, issueNo, totalIssueNo }: IssueTitle): string =>
  `${year}年第${issueNo}期（总第${totalIssueNo}期）`

// Red is for party building.
const motifs = coverMotifs.filter((motif) => motif !== 'party')

/** A motif by a running number; consecutive numbers have different ones. */
export const journalMotif = (number: number): CoverMotif => motifs[number % motifs.length] ?? 'drawing'

type Place = Omit<Parameters<typeof textAt>[0], 'fill'> & { fill?: string }
type Pen = (text: string, place: Place) => string

/** Where the drawing stands on a cover, and what is set around it. */
interface Layout {
  art: { x: number; y: number } & Size
  set: (pen: Pen, tone: Tone, issue: IssueTitle) => string
  titlesAt: number
}

const rule = (tone: Tone, y: number): string => line(segment(margin, y, size.w - margin, y), tone.accent, 3)

/** The name across the top, the drawing from edge to edge below it. */
const band: Layout = {
  art: { x: 0, y: 300, w: size.w, h: 530 },
  set: (pen, tone, issue) =>
    pen(issue.bookName, { x: size.w / 2, y: 178, size: 100, weight: 700, anchor: 'middle' }) +
    pen(issueLine(issue), { x: size.w / 2, y: 246, size: 26, anchor: 'middle', fill: tone.accent }),
  titlesAt: 896,
}

/** The drawing fills the upper half, the name stands below it at the left. */
const upper: Layout = {
  art: { x: 0, y: 0, w: size.w, h: 640 },
  set: (pen, tone, issue) =>
    pen(issue.bookName, { x: margin, y: 768, size: 88, weight: 700 }) +
    pen(issueLine(issue), { x: margin, y: 826, size: 26, fill: tone.accent }) +
    rule(tone, 856),
  titlesAt: 914,
}

/** The name runs down the right edge, as on a bound volume. */
const spine: Layout = {
  art: { x: 0, y: 0, w: 586, h: 830 },
  set: (pen, tone, issue) =>
    [...issue.bookName]
      .map((sign, row) => pen(sign, { x: 690, y: 168 + row * 122, size: 96, weight: 700, anchor: 'middle' }))
      .join('') + pen(issueLine(issue), { x: margin, y: 890, size: 26, fill: tone.accent }),
  titlesAt: 946,
}

const layouts = [band, spine, upper]

/** The cover of an issue with the titles of its articles: layout, motif and colours change from issue to issue. */
export function journalCover(issue: IssueTitle, titles: readonly string[]): string {
  const { totalIssueNo } = issue
  const layout = layouts[totalIssueNo % layouts.length] ?? band
  const { tone, markup } = coverInset(`journal-${totalIssueNo}`, journalMotif(totalIssueNo), layout.art)
  const pen: Pen = (text, place) => textAt({ fill: tone.line, ...place }, escapeMarkup(text))
  const lead = titles.map((title, row) => pen(title, { x: margin, y: layout.titlesAt + row * 42, size: 24 }))
  return svgDocument(
    size,
    size,
    area(box(0, 0, size.w, size.h), tone.paper) +
      markup +
      layout.set(pen, tone, issue) +
      lead.join('') +
      pen(publisher, { x: margin, y: 1078, size: 19 }),
  )
}
