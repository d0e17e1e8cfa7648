/** A piece of text at a place on a page, in points from the bottom left. */
export type PlacedText = { text: string; x: number; y: number; size: number }

export type PageLayout = { texts: PlacedText[]; ruleY?: number }

export const A4 = { w: 595.28, h: 841.89 }
const MARGIN = 72
const WIDTH = A4.w - 2 * MARGIN
const TITLE = 18
const BODY = 11
const LEADING = 20
const BOTTOM = 84

/** Marks that must not begin a line. */
const CLOSING = /^[，。、；：？！）》」』”’%]$/

/** Width in em: Latin letters are set half as wide as Chinese ones, see the font's `W` array. */
export const widthOf = (char: string): number => (char >= ' ' && char <= '~' ? 0.5 : 1)

export const textWidth = (text: string): number => [...text].reduce((sum, char) => sum + widthOf(char), 0)

/** What may not be torn apart: a Latin word or a figure, unless it is longer than a whole line. */
const pieces = (text: string, em: number): string[] =>
  (text.match(/[!-~]+|[^!-~]/gu) ?? []).flatMap((piece) => (textWidth(piece) > em ? [...piece] : [piece]))

/** Breaks a line at `em` widths; a closing mark stays with the line before it. */
export const wrap = (text: string, em: number): string[] => {
  const lines: string[] = []
  let current = ''
  for (const piece of pieces(text, em)) {
    if (textWidth(current) + textWidth(piece) > em && !CLOSING.test(piece)) {
      lines.push(current)
      current = ''
    }
    current += piece
  }
  return [...lines, current]
}

const centred = (text: string, y: number, size: number): PlacedText => ({
  text,
  x: (A4.w - textWidth(text) * size) / 2,
  y,
  size,
})

const titleBlock = (title: string): PlacedText[] =>
  wrap(title, WIDTH / TITLE).map((text, i) => centred(text, A4.h - 96 - i * 28, TITLE))

const footer = (page: number, pages: number): PlacedText => centred(`第 ${page} 页 / 共 ${pages} 页`, 48, 9)

/** Sets a title and lines of running text on as many A4 pages as they need. */
export const layOut = (title: string, lines: readonly string[]): PageLayout[] => {
  const heading = titleBlock(title)
  const ruleY = (heading.at(-1)?.y ?? 0) - 16
  const pages: PageLayout[] = [{ texts: heading, ruleY }]
  let y = ruleY - 32
  for (const text of lines.flatMap((line) => wrap(line, WIDTH / BODY))) {
    if (y < BOTTOM) {
      pages.push({ texts: [] })
      y = A4.h - 84
    }
    pages.at(-1)?.texts.push({ text, x: MARGIN, y, size: BODY })
    y -= LEADING
  }
  pages.forEach((page, i) => {
    page.texts.push(footer(i + 1, pages.length))
  })
  return pages
}
