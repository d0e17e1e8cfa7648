import { textWidth, wrap } from './text-lines.ts'

/** One line on a page: its texts by their distance from the margin, in em. */
export type Line = {
  texts: readonly { text: string; at: number }[]
  /** Whether a rule closes it. */
  isRuled?: boolean
  /** Whether it is no line, but begins a page. */
  beginsPage?: boolean
  /** What is repeated above it when it begins a page. */
  head?: readonly Line[]
}

/** Between two columns, in em. */
const gap = 1.5

/** Each column as wide as its widest cell; where they do not fit, the wide ones share what the narrow ones leave. */
function columnWidths(rows: readonly (readonly string[])[], em: number): number[] {
  const count = Math.max(...rows.map(({ length }) => length))
  const natural = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => textWidth(row[column] ?? ''))),
  )
  const widths = [...natural]
  let rest = em - gap * (count - 1)
  const narrowFirst = [...natural.keys()].sort((one, other) => (natural[one] ?? 0) - (natural[other] ?? 0))
  narrowFirst.forEach((column, index) => {
    widths[column] = Math.min(natural[column] ?? 0, rest / (count - index))
    rest -= widths[column]
  })
  return widths
}

/** A table as lines of `em` widths; its head is ruled off and repeated on each page. */
export function tableLines(rows: readonly (readonly string[])[], em: number): Line[] {
  if (rows.length === 0) return []
  const widths = columnWidths(rows, em)
  const starts = widths.map((_, column) =>
    widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0),
  )
  const linesOf = (row: readonly string[]): Line[] => {
    const cells = row.map((cell, column) => wrap(cell, widths[column] ?? em))
    return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, index) => ({
      texts: cells.flatMap((lines, column) => {
        const text = lines[index]
        return text ? [{ text, at: starts[column] ?? 0 }] : []
      }),
    }))
  }
  const [first = [], ...body] = rows
  const head = linesOf(first).map((line, index, { length }) => ({ ...line, isRuled: index === length - 1 }))
  return [...head, ...body.flatMap(linesOf).map((line) => ({ ...line, head }))]
}
