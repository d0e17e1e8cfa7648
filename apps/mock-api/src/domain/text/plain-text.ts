const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'
  })
}

/**
 * The text of an HTML fragment, blocks and cells parted by a space. A tag ends where the next begins, or each one that never ends
 * would be looked through to the end of the text.
 */
export function toPlainText(html: string): string {
  const text = html.replace(/<\/?(?:strong|em|b|i|u|a|span|sub|sup)\b[^<>]*>/gi, '').replace(/<[^<>]*>/g, ' ')
  return decode(text).replace(/\s+/g, ' ').trim()
}

/** The paragraphs, headings, items and rows of an HTML fragment as lines of text. */
export function toLines(html: string): string[] {
  return html
    .split(/<\/(?:p|h\d|li|tr|figcaption|blockquote)>/i)
    .map(toPlainText)
    .filter((line) => line !== '')
}

/** What stands after each opening tag, as far as the closing one. */
const partsOf = (html: string, open: string | RegExp, close: string | RegExp): string[] =>
  html
    .split(open)
    .slice(1)
    .map((part) => part.split(close, 1)[0] ?? '')

const cellsOf = (row: string): string[] => partsOf(row, /<t[hd]\b[^<>]*>/, /<\/t[hd]>/).map(toPlainText)

/** A paragraph, or the cells of a table's row. */
export type TextBlock = string | readonly string[]

/** As `toLines`, with the cells of a row kept apart. */
export function toBlocks(html: string): TextBlock[] {
  return html
    .split(/(?<=<\/(?:p|h\d|li|tr|figcaption|blockquote)>)/i)
    .map((part) => (part.endsWith('</tr>') ? cellsOf(part) : toPlainText(part)))
    .filter(({ length }) => length > 0)
}

/** The rows of the first table in an HTML fragment; empty when it has none. */
export function firstTable(html: string): string[][] {
  const [table = ''] = partsOf(html, '<table>', '</table>')
  return partsOf(table, '<tr>', '</tr>').map(cellsOf)
}
