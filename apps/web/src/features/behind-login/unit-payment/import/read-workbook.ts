import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'
import { isData, layoutOf } from './columns.ts'

/** The sheet of a workbook that holds the people, as texts. */
export interface ReadSheet {
  rows: string[][]
  /** Its name, where the workbook has others that can be seen. */
  sheet?: string
  /** Rows that are read although a filter, or somebody, has hidden them. */
  hidden: number
}

interface SheetFacts {
  /** 1-based, among all sheets. */
  place: number
  name: string
  /** Of the file in the workbook; empty where it is not told. */
  path: string
}

/** No workbook of people has more; each has to be read to be judged. */
const mostSheets = 20
/** No table of people has more merged cells, nor any of more rows. */
const mostMerged = 2000

/** Rows by which a sheet whose columns have unknown names is judged. */
const judgedRows = 50

/** How likely a sheet holds people whose columns somebody has to name: most where numbers or years are in it. */
function likelihood(sheet: ReadSheet | undefined): number {
  if (!sheet) return -1
  return sheet.rows.slice(0, judgedRows).some(isData) ? 2 : Math.min(sheet.rows.length, 1)
}

/**
 * Reads the first sheet that can be seen and has people in it; where none has, the first one that could.
 *
 * @throws Error where no sheet can be read
 */
export async function readSheetOfPeople(bytes: Uint8Array): Promise<ReadSheet> {
  const sheets = visibleSheets(bytes)
  let first: ReadSheet | undefined
  for (const facts of sheets.slice(0, mostSheets)) {
    const found = await readOne(bytes, facts, sheets.length > 1)
    if (found && layoutOf(found.rows)) return found
    if (likelihood(found) > likelihood(first)) first = found
  }
  if (!first) throw new Error('No sheet can be read')
  return first
}

/** A sheet; undefined where it holds no cells, as one of a chart, or is broken: another one may be whole. */
async function readOne(
  bytes: Uint8Array,
  { place, name, path }: SheetFacts,
  hasOthers: boolean,
): Promise<ReadSheet | undefined> {
  try {
    const cells = await readSheet(bytes.slice().buffer, place, { parseNumber: numberText })
    const rows = cells.map((row) => row.map(textOf))
    const xml = partOf(bytes, path)
    const filled = rows.map((row) => row.some((cell) => cell.trim()))
    const hidden = hiddenRows(xml).filter((index) => filled[index]).length
    fillMerged(rows, filled, mergedDown(xml))
    return { rows, hidden, ...(hasOthers && { sheet: name }) }
  } catch {
    return undefined
  }
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => signs[name] ?? '')

/** The text of a file in the workbook; empty where there is none. */
function partOf(bytes: Uint8Array, path: string): string {
  const part = unzipSync(bytes, { filter: ({ name }) => name === path })[path]
  return part ? strFromU8(part) : ''
}

/** The sheets that can be seen, in the order of their tabs; the reader of cells says nothing of that. */
function visibleSheets(bytes: Uint8Array): SheetFacts[] {
  const tags = partOf(bytes, 'xl/workbook.xml').match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
  const links = partOf(bytes, 'xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const targets = new Map(links.map((link) => [attribute(link, 'Id'), attribute(link, 'Target') ?? '']))
  return tags
    .filter((tag) => attribute(tag, 'name'))
    .map((tag, index) => ({ tag, place: index + 1 }))
    .filter(({ tag }) => !/hidden/i.test(attribute(tag, 'state') ?? ''))
    .map(({ tag, place }) => {
      const target = targets.get(attribute(tag, 'id')) ?? ''
      const path = target.startsWith('/') ? target.slice(1) : target && `xl/${target}`
      return { place, path, name: unescaped(attribute(tag, 'name') ?? '') }
    })
}

/** Indexes of the rows that are hidden in a sheet. */
function hiddenRows(xml: string): number[] {
  const tags = xml.match(/<(?:\w+:)?row\s[^>]*hidden[^>]*>/g) ?? []
  return tags
    .filter((tag) => ['1', 'true'].includes(attribute(tag, 'hidden') ?? ''))
    .map((tag) => Number(attribute(tag, 'r')) - 1)
}

/** Cells of a column that are merged into one, by their indexes. */
interface Merged {
  column: number
  first: number
  last: number
}

/** `A` is 0, `AA` is 26. */
const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The merged cells of a sheet that are one column wide; titles and notes are wider. */
function mergedDown(xml: string): Merged[] {
  const tags = xml.match(/<(?:\w+:)?mergeCell\s[^>]*>/g) ?? []
  return tags.slice(0, mostMerged).flatMap((tag) => {
    const place = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(attribute(tag, 'ref') ?? '')
    const [, from = '', first, to, last] = place ?? []
    return place && from === to
      ? [{ column: columnIndex(from), first: Number(first) - 1, last: Number(last) - 1 }]
      : []
  })
}

/**
 * Writes what stands in merged cells into each of their rows, where Excel keeps it in the first one alone. A row that has nothing
 * of its own is no further one: it is a part of the row above.
 */
function fillMerged(rows: string[][], filled: readonly boolean[], all: readonly Merged[]): void {
  for (const { column, first, last } of all) {
    const value = rows[first]?.[column]
    if (!value) continue
    for (let index = first + 1; index <= Math.min(last, first + mostMerged); index += 1) {
      const row = rows[index]
      if (row && filled[index] && !row[column]) row[column] = value
    }
  }
}

/**
 * A number's cell as a text. Excel keeps no more than 15 digits of a number: one that is longer, such as an identity number, stands there
 * as the power of ten that Excel would show, whatever wrote it, for its last digits cannot be trusted.
 */
const numberText = (text: string): string => (/^\d{16,}$/.test(text) ? Number(text).toExponential() : text)

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell)
}
