import Papa, { type ParseConfig } from 'papaparse'

const options: ParseConfig<string[]> = {
  skipEmptyLines: 'greedy',
  delimitersToGuess: ['\t', ',', ';', '，', '|'],
}

/**
 * The cells of a text, such as one that was copied out of a spreadsheet. A quote that is left open, or closes amid a cell, would take
 * the rows below it into that cell: quotes are letters then, but for those around a whole cell.
 */
export function parseText(text: string): string[][] {
  const { data, errors, meta } = Papa.parse<string[]>(text, options)
  const isBroken = errors.some(({ type }) => type === 'Quotes') || holdsRow(data, meta.delimiter)
  if (!isBroken) return data
  const lines = text.replace(/\r\n?/g, '\n')
  const { delimiter } = Papa.parse(lines.replaceAll('"', ''), { ...options, preview: 1 }).meta
  return Papa.parse<string[]>(lines, { ...options, delimiter, newline: '\n', fastMode: true }).data.map(
    (row) => row.map(withoutQuotes),
  )
}

/** Whether a line in one of the cells has as many cells as a row: an open quote was closed by that of another row. */
function holdsRow(rows: readonly (readonly string[])[], delimiter: string): boolean {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const isRow = (line: string) => line.split(delimiter).length >= width
  return (
    width > 2 &&
    rows.some((row) => row.some((cell) => /[\r\n]/.test(cell) && cell.split(/[\r\n]+/).some(isRow)))
  )
}

const withoutQuotes = (cell: string): string => {
  const [, inner] = /^\s*"(.*)"\s*$/.exec(cell) ?? []
  return inner === undefined ? cell : inner.replaceAll('""', '"')
}
