import { type Line, tableLines } from './pdf-table.ts'
import { textWidth, wrap } from './text-lines.ts'

/** A piece of text at a place on a page, in points from the bottom left. */
export type PlacedText = { text: string; x: number; y: number; size: number }

/** `rules` are the heights of lines over the whole measure. */
export type PageLayout = { texts: PlacedText[]; rules: number[] }

/** What follows it begins a page. */
export const pageBreak = { beginsPage: true } as const

/** A paragraph, the cells of a table's row, or the end of a page; the first row of a table is its head. */
export type Block = string | readonly string[] | typeof pageBreak

export const A4 = { w: 595.28, h: 841.89 }
const MARGIN = 72
const WIDTH = A4.w - 2 * MARGIN
const TITLE = 18
const BODY = 11
const LEADING = 20
const BOTTOM = 84

const centred = (text: string, y: number, size: number): PlacedText => ({
  text,
  x: (A4.w - textWidth(text) * size) / 2,
  y,
  size,
})

const titleBlock = (title: string): PlacedText[] =>
  wrap(title, WIDTH / TITLE).map((text, i) => centred(text, A4.h - 96 - i * 28, TITLE))

const footer = (page: number, pages: number): PlacedText => centred(`第 ${page} 页 / 共 ${pages} 页`, 48, 9)

/** The lines of the blocks, in which rows that follow each other make a table. */
function linesOf(blocks: readonly Block[]): Line[] {
  const em = WIDTH / BODY
  const lines: Line[] = []
  let rows: (readonly string[])[] = []
  const closeTable = () => {
    lines.push(...tableLines(rows, em))
    rows = []
  }
  for (const block of blocks) {
    if (typeof block === 'object' && !('beginsPage' in block)) rows.push(block)
    else {
      closeTable()
      if (typeof block === 'object') lines.push({ texts: [], beginsPage: true })
      else lines.push(...wrap(block, em).map((text) => ({ texts: [{ text, at: 0 }] })))
    }
  }
  closeTable()
  return lines
}

/** Sets a title, paragraphs and tables on as many A4 pages as they need. */
export const layOut = (title: string, blocks: readonly Block[]): PageLayout[] => {
  const heading = titleBlock(title)
  const ruleY = (heading.at(-1)?.y ?? 0) - 16
  const pages: PageLayout[] = [{ texts: heading, rules: [ruleY] }]
  let y = ruleY - 32
  const place = ({ texts, isRuled }: Line) => {
    const page = pages.at(-1)
    page?.texts.push(...texts.map(({ text, at }) => ({ text, x: MARGIN + at * BODY, y, size: BODY })))
    if (isRuled) page?.rules.push(y - 6)
    y -= LEADING
  }
  for (const line of linesOf(blocks)) {
    if (y < BOTTOM || line.beginsPage) {
      pages.push({ texts: [], rules: [] })
      y = A4.h - 84
      line.head?.forEach(place)
    }
    if (!line.beginsPage) place(line)
  }
  pages.forEach((page, i) => {
    page.texts.push(footer(i + 1, pages.length))
  })
  return pages
}
