/** Marks that must not begin a line. */
const CLOSING = /^[，。、；：？！）》」』”’%]$/

/** Width in em: Latin letters are set half as wide as Chinese ones, see the font's `W` array. */
export const widthOf = (char: string): number => (char >= ' ' && char <= '~' ? 0.5 : 1)

export const textWidth = (text: string): number => {
  let width = 0
  for (const char of text) width += widthOf(char)
  return width
}

/** What may not be torn apart: a Latin word or a figure, unless it is longer than a whole line. */
const pieces = (text: string, em: number): string[] =>
  (text.match(/[!-~]+|[^!-~]/gu) ?? []).flatMap((piece) => (textWidth(piece) > em ? [...piece] : [piece]))

/** Breaks a line at `em` widths; a closing mark stays with the line before it. */
export const wrap = (text: string, em: number): string[] => {
  const lines: string[] = []
  let current = ''
  let width = 0
  for (const piece of pieces(text, em)) {
    const pieceWidth = textWidth(piece)
    if (width + pieceWidth > em && !CLOSING.test(piece)) {
      lines.push(current)
      current = ''
      width = 0
    }
    current += piece
    width += pieceWidth
  }
  return [...lines, current]
}
