import { isOvergrown } from '../../../../lib/browser/trusted.ts'
import { sanitise } from '../../../../lib/content/rich-text/sanitise.ts'

/** The table of an issue, apart from its text. */
export interface PriceSheet {
  /** Names of the columns, as the association wrote them. */
  head: string[]
  rows: string[][]
  /** HTML of what stands around the table. */
  rest: string
}

const textsOf = (cells: Iterable<Element>): string[] =>
  [...cells].map((cell) => cell.textContent?.trim() ?? '')

/**
 * The first table of an issue with what is left without it; null where the issue has none of at least two columns, or cannot be
 * shown at all.
 */
export function readPrices(html: string): PriceSheet | null {
  if (isOvergrown(html)) return null
  const text = document.createElement('div')
  text.append(sanitise(html, ''))
  const table = text.querySelector('table')
  const [first, ...others] = table?.querySelectorAll('tr') ?? []
  const head = textsOf(first?.children ?? [])
  if (!table || head.length < 2) return null
  const rows = others.map((row) => textsOf(row.children)).filter((cells) => cells.length === head.length)
  const frame = table.parentElement === text ? table : (table.closest('[tabindex]') ?? table)
  const heading = frame.previousElementSibling
  // A heading that has lost its table would lead to nothing.
  if (heading && /^H[2-4]$/.test(heading.tagName)) heading.remove()
  frame.remove()
  const serializer = new XMLSerializer()
  const rest = [...text.childNodes].map((node) => serializer.serializeToString(node)).join('')
  return { head, rows, rest }
}

/** The value of a figure, NaN for what is none. */
export const numberOf = (cell: string): number =>
  cell === '持平' ? 0 : Number.parseFloat(cell.replaceAll(',', '').replace(/^\+/, ''))

/** Whether a column holds figures. */
export const isFigures = (rows: readonly string[][], column: number): boolean =>
  rows.length > 0 && rows.every((row) => !Number.isNaN(numberOf(row[column] ?? '')))

/** How the rows are sorted: by a column, rising or falling. */
export interface PriceOrder {
  column: number
  isFalling: boolean
}

/** The rows in an order; figures by their value, texts as Chinese dictionaries have them. */
export function sortPrices(rows: readonly string[][], order: PriceOrder | null): string[][] {
  if (!order) return [...rows]
  const { column, isFalling } = order
  const byValue = isFigures(rows, column)
  const compare = (one: string[], other: string[]): number => {
    const [a, b] = [one[column] ?? '', other[column] ?? '']
    return byValue ? numberOf(a) - numberOf(b) : a.localeCompare(b, 'zh-CN')
  }
  return [...rows].sort((one, other) => (isFalling ? compare(other, one) : compare(one, other)))
}

/** The rows in which each word of a search occurs. */
export function findPrices(rows: readonly string[][], words: string): string[][] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => wanted.every((word) => row.join(' ').toLowerCase().includes(word)))
}
