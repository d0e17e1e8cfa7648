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

/** A spreadsheet runs what begins like a formula, also with the wide signs of Chinese; behind an apostrophe it is a text. */
const harmless = (cell: string): string => (/^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell)

/** Rows as a table for spreadsheets that runs nothing of what people have written. */
export const harmlessCsv = (rows: readonly (readonly string[])[]): string =>
  toCsv(rows.map((cells) => cells.map(harmless)))

/** Yuan as a cell that spreadsheets can add up: without marks between thousands, and without a sign of the currency. */
export const amountCell = (yuan: number): string =>
  formatNumber(yuan, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 })
