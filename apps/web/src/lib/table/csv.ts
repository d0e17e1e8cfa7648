import { hasDecimalComma } from '@portal/i18n'

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
