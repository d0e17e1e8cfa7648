import { formatNumber, hasDecimalComma } from '@portal/i18n'

/**
 * Rows as a table for spreadsheets; the mark at its beginning tells them that it is UTF-8. Where decimals follow a comma,
 * they expect semicolons between the cells.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const separator = hasDecimalComma() ? ';' : ','
  const quoted = (cell: string) =>
    ['"', '\n', '\r', separator].some((sign) => cell.includes(sign))
      ? `"${cell.replaceAll('"', '""')}"`
      : cell
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n')}\r\n`
}

/** Signs that a formula begins with, also the wide ones of Chinese. */
const formula = '[=+\\-@＝＋－＠]'

/**
 * A spreadsheet runs what begins like a formula; behind an apostrophe it is a text. One whose separator is not the table's ends a
 * cell at its own, and a row at each line's end, whatever is quoted.
 */
const harmless = (cell: string): string =>
  cell.replace(new RegExp(`^(?=${formula}|[\\t\\r\\n])|(?<=[,;\\r\\n])(?=${formula})`, 'g'), "'")

/** A spreadsheet rounds numbers of so many digits, such as those of payments and invoices; behind a tab they are texts. */
const whole = (cell: string): string => (/^\d{12,}$/.test(cell) ? `\t${cell}` : cell)

/** Rows as a table for spreadsheets that runs nothing of what people have written, and rounds no number of a record. */
export const harmlessCsv = (rows: readonly (readonly string[])[]): string =>
  toCsv(rows.map((cells) => cells.map((cell) => whole(harmless(cell)))))

/** Yuan as a cell that spreadsheets can add up: without marks between thousands, and without a sign of the currency. */
export const amountCell = (yuan: number): string =>
  formatNumber(yuan, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 })
