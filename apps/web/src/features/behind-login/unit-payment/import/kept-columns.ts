import { keepOnDevice } from '../../../../lib/browser/storage/keep-on-device.ts'
import { getAccountId } from '../../../../lib/session/session.ts'
import { type ColumnUse, fields, type HeadUses } from './columns.ts'

/** Tables whose columns are remembered; a unit has a few. */
const mostKept = 20

/** Another one for each account: what a unit's tables look like is its own. */
const keyOf = (account: string) => `tableColumns:${encodeURIComponent(account)}`

const isUse = (value: unknown): value is ColumnUse => value === '' || fields.some((field) => field === value)

const isEntry = (value: unknown): value is [string, ColumnUse] =>
  Array.isArray(value) && typeof value[0] === 'string' && isUse(value[1])

/** What the account has chosen for tables on this device, the latest first; nothing where that cannot be read. */
export function readKeptColumns(): HeadUses[] {
  const account = getAccountId()
  if (!account) return []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]')
    return Array.isArray(stored)
      ? stored
          .filter((entries) => Array.isArray(entries) && entries.every(isEntry))
          .map((entries) => new Map(entries))
      : []
  } catch {
    return []
  }
}

const isOfSameHeads = (one: HeadUses, other: HeadUses): boolean =>
  one.size === other.size && [...one.keys()].every((key) => other.has(key))

/** Remembers what was chosen for a table, by its names: it holds for the next one of the same. A table without names is not known again. */
export function keepColumns(uses: HeadUses): void {
  const account = getAccountId()
  if (!account || uses.size === 0) return
  const others = readKeptColumns().filter((kept) => !isOfSameHeads(kept, uses))
  const kept = [uses, ...others].slice(0, mostKept)
  keepOnDevice(keyOf(account), JSON.stringify(kept.map((one) => [...one])))
}
