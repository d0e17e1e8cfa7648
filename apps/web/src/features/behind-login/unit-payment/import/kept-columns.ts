import { itemsOf, keptValue } from '../../../../lib/browser/storage/kept-value.ts'
import { getAccountId } from '../../../../lib/session/session.ts'
import { type ColumnUse, fields, type HeadUses } from './columns.ts'

/** Tables whose columns are remembered; a unit has a few. */
const mostKept = 20

const isUse = (value: unknown): value is ColumnUse => value === '' || fields.some((field) => field === value)

const isEntry = (value: unknown): value is [string, ColumnUse] =>
  Array.isArray(value) && typeof value[0] === 'string' && isUse(value[1])

const isTable = (value: unknown): value is [string, ColumnUse][] =>
  Array.isArray(value) && value.every(isEntry)

/** Another list for each account: what a unit's tables look like is its own. */
const tables = keptValue('tableColumns', (stored) => itemsOf(stored, isTable), getAccountId)

/** What the account has chosen for tables on this device, the latest first; nothing where that cannot be read. */
export const readKeptColumns = (): HeadUses[] => tables.get().map((entries) => new Map(entries))

const isOfSameHeads = (one: HeadUses, other: HeadUses): boolean =>
  one.size === other.size && [...one.keys()].every((key) => other.has(key))

/** Remembers what was chosen for a table, by its names: it holds for the next one of the same. A table without names is not known again. */
export function keepColumns(uses: HeadUses): void {
  if (uses.size === 0) return
  const others = readKeptColumns().filter((kept) => !isOfSameHeads(kept, uses))
  tables.set([uses, ...others].slice(0, mostKept).map((kept) => [...kept]))
}
