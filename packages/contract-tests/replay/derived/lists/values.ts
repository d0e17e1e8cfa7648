import type { List, Row } from './list.ts'

/** How values of a property compare: as numbers, in time, or as texts. */
export type ValueKind = 'number' | 'time' | 'text'

const byCriteria = { number: 'number', date: 'time', instant: 'time', string: 'text' } as const
const timeLike = /^\d{4}-\d{2}-\d{2}(T|$)/

const isValue = (value: unknown): boolean => value !== null && value !== undefined

/** How a property compares: by its criteria where it has some, else by the values that are seen. */
export function kindOf({ operation, rows }: List, property: string): ValueKind {
  const criteria = operation.list.criteria[property]
  if (criteria) return byCriteria[criteria]
  const value = rows.map((row) => row[property]).find(isValue)
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' && timeLike.test(value) ? 'time' : 'text'
}

export type Key = number | string

/** What a value is compared by; null for none. */
export function keyOf(kind: ValueKind, value: unknown): Key | null {
  if (!isValue(value)) return null
  if (kind === 'text') return String(value)
  return kind === 'time' ? Date.parse(String(value)) : Number(value)
}

const known = new WeakMap<Row[], Map<string, readonly (Key | null)[]>>()

/** Keys of a property, row by row; worked out once for the same rows. */
export function keysOf(list: List, property: string, rows: Row[] = list.rows): readonly (Key | null)[] {
  const byName = known.get(rows) ?? new Map<string, readonly (Key | null)[]>()
  known.set(rows, byName)
  const kind = kindOf(list, property)
  const name = `${kind} ${property}`
  const keys = byName.get(name) ?? rows.map((row) => keyOf(kind, row[property]))
  byName.set(name, keys)
  return keys
}
