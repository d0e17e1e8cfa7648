import { brass, ink, neutral } from './palette.ts'
import { area, box, line, ring, type Size, segment, svgDocument } from './pen.ts'
import { createRandom } from './random.ts'
import { escapeXml, textAt } from './text.ts'

const size: Size = { w: 794, h: 1123 }
const margin = 97
const bottom = size.h - 70

/** What identifies an issue on its pages. */
export interface IssueTitle {
  bookName: string
  year: number
  issueNo: number
  totalIssueNo: number
}

interface Text {
  x: number
  y: number
  size: number
  fill?: string
  weight?: number
  anchor?: 'start' | 'middle'
}

const set = (text: string, { fill = ink[900], ...place }: Text): string =>
  textAt({ fill, ...place }, escapeXml(text))

const sheet = (body: string): string =>
  svgDocument(size, size, area(box(0, 0, size.w, size.h), neutral[0]) + body)

const issueLine = ({ year, issueNo, totalIssueNo }: IssueTitle): string =>
  `${year}年第${issueNo}期（总第${totalIssueNo}期）`

function folio(issue: IssueTitle, pageNo: number): string {
  return (
    line(segment(margin, 84, size.w - margin, 84), ink[300], 1) +
    set(`${issue.bookName}　${issueLine(issue)}`, { x: margin, y: 70, size: 14, fill: ink[600] }) +
    set(String(pageNo), { x: size.w / 2, y: bottom, size: 15, fill: ink[600], anchor: 'middle' })
  )
}

/** Circles and a baseline that differ from issue to issue, in the manner of a drawing's construction lines. */
function coverDrawing(issue: IssueTitle): string {
  const random = createRandom(`journal/${issue.totalIssueNo}`)
  const rings = Array.from({ length: random.int(4, 7) }, () =>
    ring(random.between(150, 640), random.between(520, 860), random.between(40, 190)),
  )
  const base = random.int(760, 900)
  return line(rings.join(''), ink[400], 1.6) + line(segment(60, base, size.w - 60, base), brass[400], 3)
}

/** The cover of an issue with the titles of its articles. */
export function journalCover(issue: IssueTitle, titles: readonly string[]): string {
  const lead = titles.map((title, index) =>
    set(title, { x: margin, y: 360 + index * 40, size: 22, fill: ink[100] }),
  )
  const center = { x: size.w / 2, anchor: 'middle' } as const
  return svgDocument(
    size,
    size,
    area(box(0, 0, size.w, size.h), ink[800]) +
      coverDrawing(issue) +
      set(issue.bookName, { ...center, y: 190, size: 84, fill: neutral[0], weight: 700 }) +
      set(issueLine(issue), { ...center, y: 260, size: 26, fill: brass[300] }) +
      lead.join('') +
      set('江川省建设工程造价管理协会　主办', { ...center, y: 1050, size: 22, fill: ink[100] }),
  )
}

/** The contents with the page of each article. */
export function journalContents(
  issue: IssueTitle,
  entries: readonly { title: string; author: string; page: number }[],
): string {
  const rows = entries.flatMap(({ title, author, page }, index) => {
    const y = 260 + index * 84
    return [
      set(title, { x: margin, y, size: 22, weight: 600 }),
      set(author, { x: margin, y: y + 32, size: 17, fill: ink[600] }),
      set(String(page), { x: size.w - margin - 12, y, size: 22, fill: brass[700], anchor: 'middle' }),
      line(segment(margin, y + 48, size.w - margin, y + 48), neutral[200], 1),
    ]
  })
  return sheet(folio(issue, 2) + set('目　录', { x: margin, y: 180, size: 36, weight: 700 }) + rows.join(''))
}

/** A page of running text; the first of an article has its title and author. */
export function journalText(
  issue: IssueTitle,
  pageNo: number,
  { title, author, lines }: { title: string | null; author: string; lines: readonly string[] },
): string {
  const head = title
    ? set(title, { x: margin, y: 160, size: 30, weight: 700 }) +
      set(author, { x: margin, y: 200, size: 18, fill: ink[600] })
    : ''
  const body = lines.map((text, index) => set(text, { x: margin, y: 262 + index * 33, size: 20 }))
  return sheet(folio(issue, pageNo) + head + body.join(''))
}

/** The last page: who makes the journal and when this issue came out. */
export function journalColophon(issue: IssueTitle, pageNo: number, published: string): string {
  const facts = [
    ['主管', '江川省住房和城乡建设厅'],
    ['主办', '江川省建设工程造价管理协会'],
    ['编辑', '《江川工程造价》编辑部'],
    ['刊期', '季刊（内部资料，免费交流）'],
    ['出版日期', published],
  ]
  const rows = facts.map(([name, value], index) =>
    set(`${name}：${value}`, { x: margin, y: 760 + index * 44, size: 20, fill: ink[800] }),
  )
  return sheet(
    folio(issue, pageNo) + line(segment(margin, 710, size.w - margin, 710), brass[400], 2) + rows.join(''),
  )
}
