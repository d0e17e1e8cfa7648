import type { RowField } from '../rows/pay-row.ts'
import { plainText } from './cells.ts'
import {
  type Columns,
  type ColumnUse,
  columnsLike,
  columnsNamed,
  fields,
  type HeadUses,
  headKeys,
  isData,
  isOther,
  isUnmissed,
  type Layout,
  layoutOf,
  mostTitleRows,
} from './columns.ts'

type Table = readonly (readonly string[])[]

/** A column as it is shown to whoever says what it is. */
export interface TableColumn {
  index: number
  /** Its name; empty where it has none. */
  head: string
  /** What stands in it, the first few values that differ. */
  samples: string[]
}

/** Columns that are shown of a table; one of people has far fewer. */
const mostColumns = 100
const mostSamples = 3

/**
 * The columns of a table that have a name or something in them.
 *
 * @param from index of the first row below the names
 */
export function tableColumns(rows: Table, from: number): TableColumn[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  return Array.from({ length: Math.min(width, mostColumns) }, (_, index) => ({
    index,
    head: plainText(rows[from - 1]?.[index] ?? ''),
    samples: samplesOf(rows, from, index),
  })).filter(({ head, samples }) => head !== '' || samples.length > 0)
}

function samplesOf(rows: Table, from: number, column: number): string[] {
  const samples: string[] = []
  for (let index = from; index < rows.length && samples.length < mostSamples; index += 1) {
    const value = plainText(rows[index]?.[column] ?? '')
    if (value && !samples.includes(value)) samples.push(value)
  }
  return samples
}

/** What somebody says of a table: where its names are, and what each of its columns is, by its index. */
export interface ColumnChoice {
  /** Index of the first row below the names; 0 where there are none. */
  from: number
  uses: readonly ColumnUse[]
}

/** The choice that says what was found out. */
export function choiceOf({ columns, from }: Pick<Layout, 'columns' | 'from'>): ColumnChoice {
  const uses: ColumnUse[] = []
  for (const field of fields) {
    const index = columns[field]
    if (index !== undefined) uses[index] = field
  }
  return { from, uses: Array.from(uses, (use) => use ?? '') }
}

/** The choice with another use of a column. */
export function withUse({ from, uses }: ColumnChoice, column: number, use: ColumnUse): ColumnChoice {
  const length = Math.max(uses.length, column + 1)
  return {
    from,
    uses: Array.from({ length }, (_, index) => (index === column ? use : (uses[index] ?? ''))),
  }
}

/** Where each field stands by what was chosen. */
export function columnsChosen({ uses }: ColumnChoice): Columns {
  const columns: Columns = {}
  for (const [index, use] of uses.entries()) if (use) columns[use] ??= index
  return columns
}

/** The fields that more than one column was chosen for. */
export const chosenTwice = ({ uses }: ColumnChoice): RowField[] =>
  fields.filter((field) => uses.indexOf(field) !== uses.lastIndexOf(field))

/** What each of the names above the columns was said to mean. */
export function headUses(rows: Table, { from, uses }: ColumnChoice): HeadUses {
  const keys = headKeys(rows[from - 1] ?? [])
  return new Map(keys.flatMap((key, index) => (key ? [[key, uses[index] ?? ''] as const] : [])))
}

/** What a stranger's row is not whole without. */
const needed: readonly RowField[] = ['name', 'idNumber', 'phone', 'feeYear']

/** The fields that no column was chosen for and that only the unit's own people can be without. */
export const missingFields = (columns: Columns): RowField[] =>
  needed.filter((field) => columns[field] === undefined)

/** How a table is going to be read. */
export interface Match extends Layout {
  /** Whether nobody has to be asked. */
  isSure: boolean
  /** Whether it is read otherwise than by its own names, for somebody has said so of an earlier table. */
  isRemembered: boolean
}

/**
 * Finds out how a table is read. Nobody has to be asked where its names were all matched before, or are all known.
 *
 * @param kept what was chosen for earlier tables, the latest first
 */
export function matchOf(
  rows: Table,
  isKnown: (name: string) => boolean,
  kept: readonly HeadUses[] = [],
): Match {
  const same = matchedBefore(rows, kept)
  if (same) return { ...same, ignored: [], isSure: true, isRemembered: true }
  const uses = usesOf(kept)
  const layout = layoutOf(rows, isKnown, uses)
  if (!layout || !isClear(rows, layout, uses)) {
    const from = layout?.from || guessedFrom(rows)
    return { ...layoutFrom(rows, from, uses), isSure: false, isRemembered: false }
  }
  const named = layout.from > 0 ? columnsNamed(rows[layout.from - 1] ?? []) : layout.columns
  return {
    ...layout,
    isSure: true,
    isRemembered: fields.some((field) => named[field] !== layout.columns[field]),
  }
}

/** What each name was last said to mean. */
export const usesOf = (kept: readonly HeadUses[]): HeadUses =>
  new Map([...kept].reverse().flatMap((uses) => [...uses]))

/** The layout of a table whose names, all of them and no others, were matched before. */
function matchedBefore(rows: Table, kept: readonly HeadUses[]): Pick<Layout, 'columns' | 'from'> | undefined {
  for (const [index, row] of rows.slice(0, mostTitleRows).entries()) {
    const keys = headKeys(row)
    const named = keys.filter(Boolean)
    const uses = kept.find((one) => one.size === named.length && named.every((key) => one.has(key)))
    if (!uses) continue
    const columns = columnsChosen({ from: index + 1, uses: keys.map((key) => uses.get(key) ?? '') })
    return { columns, from: index + 1 }
  }
  return undefined
}

/**
 * Whether no column could be one that is missed: each that has something in it is read, is missed by nobody, was said to be of no use,
 * or, where nothing is missing, has the name of something else.
 */
function isClear(rows: Table, { columns, from }: Layout, uses: HeadUses): boolean {
  const keys = headKeys(rows[from - 1] ?? [])
  // Words above the data are names that nobody knows.
  if (from === 0 && guessedFrom(rows) > 0) return false
  const isWhole = missingFields(columns).length === 0
  return tableColumns(rows, from).every(({ index, head, samples }) => {
    const isRead = Object.values(columns).includes(index)
    const isNothing = head ? isUnmissed(head) : samples.every((value) => /^\d{1,3}$/.test(value))
    const isSaid = uses.get(keys[index] ?? '') === ''
    return samples.length === 0 || isRead || isNothing || isSaid || (isWhole && isOther(head))
  })
}

/** Where the people of a table begin of which nothing else is known: below the first row of several words that are no data. */
function guessedFrom(rows: Table): number {
  const index = rows
    .slice(0, mostTitleRows)
    .findIndex((row) => isData(row) || row.filter((cell) => cell.trim()).length > 1)
  const row = rows[index]
  return row && !isData(row) && index + 1 < rows.length ? index + 1 : 0
}

/** What values alone tell below names that do not: a column of days or years could be of anything. */
const toldByValues: readonly RowField[] = ['name', 'idNumber', 'phone']

/**
 * What the columns below a row seem to be: by their names, then by what stands in them.
 *
 * @param from index of the first row below the names; 0 where there are none
 */
export function layoutFrom(rows: Table, from: number, uses: HeadUses): Layout {
  const like = columnsLike(rows.slice(from))
  // A column of words alone could be of anything.
  if (Object.keys(like).length < 2) delete like.name
  const head = rows[from - 1]
  if (!head) return { columns: like, from, ignored: [] }
  const columns = columnsNamed(head, uses)
  const keys = headKeys(head)
  for (const field of toldByValues) {
    const index = like[field]
    if (index === undefined || columns[field] !== undefined) continue
    const isFree = !Object.values(columns).includes(index) && uses.get(keys[index] ?? '') !== ''
    if (isFree && !isOther(head[index] ?? '')) columns[field] = index
  }
  return { columns, from, ignored: [] }
}
