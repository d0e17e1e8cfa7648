import type { Operation } from '@portal/api-contract/document'
import type { Owned } from './owned.ts'
import type { Role } from './roles.ts'

/** A record as a list showed it. */
export type Row = Record<string, unknown>

/** What the lists of a backend showed to whom. */
export interface Shown {
  operation: Operation<string>
  role: Role
  rows: Row[]
}

/** A record that `role` must not reach. */
export interface ForeignRecord {
  role: Role
  id: number
  texts: string[]
  /** Where its id is sent: `path`, or a property of the body. */
  place: string
}

const isNumbered = (row: Row): row is Row & { id: number } => typeof row.id === 'number'

/** The ids of those records that have one. */
export const idsOf = (rows: Row[]): number[] => rows.filter(isNumbered).map(({ id }) => id)

/** Whether a role has seen a list: its own, or one that anybody may see. */
export const isSeenBy =
  (role: Role) =>
  (shown: Shown): boolean =>
    shown.role === role || shown.role === 'none'

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Shorter texts stand in other records as well. */
const tellingLength = 6

/** What only this record says: none of it is in anything that `role` was shown. */
function tellingTexts(row: Row, shown: Shown[], role: Role): string[] {
  const open = JSON.stringify(shown.filter(isSeenBy(role)).map(({ rows }) => rows))
  return [...new Set(textsOf(row))].filter((text) => text.length >= tellingLength && !open.includes(text))
}

/** Other members' records: for each role that is let in, what the list showed to others and not to it. */
export function foreignRecordsOf(allowed: Role[], { list, place }: Owned, shown: Shown[]): ForeignRecord[] {
  const lists = shown.filter(({ operation }) => operation.id === list)
  return allowed.flatMap((role) => {
    const own = new Set(lists.filter((one) => one.role === role).flatMap(({ rows }) => idsOf(rows)))
    const others = lists.filter((one) => one.role !== role).flatMap(({ rows }) => rows)
    return others
      .filter(isNumbered)
      .filter(({ id }) => !own.has(id))
      .map((row) => ({ role, id: row.id, place, texts: tellingTexts(row, shown, role) }))
  })
}
