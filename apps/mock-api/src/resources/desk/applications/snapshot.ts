import type { Database, Value } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'

type Row = Record<string, Value>

/** A table of which some rows hang on an application, and the column that tells them apart. */
interface Part {
  table: string
  key: string
  where: string
}

/** What hangs on an application of a member. Rows that others point to come after those that point. */
const parts: readonly Part[] = [
  { table: 'memberApply', key: 'id', where: 'id = :applyId' },
  { table: 'returnedApply', key: 'id', where: 'applyId = :applyId' },
  { table: 'printedDocument', key: 'id', where: 'memberId = :ownerId' },
  { table: 'memberFee', key: 'id', where: 'ownerId = :ownerId' },
  { table: 'companyProfile', key: 'memberId', where: 'memberId = :ownerId' },
  { table: 'personProfile', key: 'memberId', where: 'memberId = :ownerId' },
  { table: 'member', key: 'id', where: 'id = :ownerId' },
]

/** Whose rows. */
interface Whose {
  applyId: number
  ownerId: number
}

type Snapshot = Record<string, Row[]>

/** The store checks that each placeholder has a value, and that no value is without one. */
const valuesFor = ({ where }: Part, { applyId, ownerId }: Whose): Row =>
  where.includes(':applyId') ? { applyId } : { ownerId }

const rowsOf = (db: Database, part: Part, whose: Whose): Row[] =>
  db.all<Row>(`SELECT * FROM ${part.table} WHERE ${part.where} ORDER BY ${part.key}`, valuesFor(part, whose))

/** An application with all that hangs on it, as JSON. */
export const takeSnapshot = (db: Database, whose: Whose): string =>
  JSON.stringify(Object.fromEntries(parts.map((part) => [part.table, rowsOf(db, part, whose)])))

function update(db: Database, { table, key }: Part, row: Row): void {
  // The store counts versions: one that is taken back is a change, too.
  const { version: _version, ...rest } = row
  const columns = Object.keys(rest).filter((name) => name !== key)
  db.run(
    `UPDATE ${table} SET ${columns.map((name) => `${name} = :${name}`).join(', ')} WHERE ${key} = :${key}`,
    rest,
  )
}

function restorePart(db: Database, part: Part, whose: Whose, before: readonly Row[]): void {
  const now = rowsOf(db, part, whose)
  const has = (rows: readonly Row[], row: Row) => rows.some((other) => other[part.key] === row[part.key])
  for (const row of before) {
    if (has(now, row)) update(db, part, row)
    else insert(db, part.table, row)
  }
  for (const row of now.filter((one) => !has(before, one)))
    db.run(`DELETE FROM ${part.table} WHERE ${part.key} = ?`, [row[part.key] ?? null])
}

/** Makes an application and all that hangs on it what it was; within the caller's transaction. */
export function restoreSnapshot(db: Database, whose: Whose, snapshot: string): void {
  const before: Snapshot = JSON.parse(snapshot)
  for (const part of parts) restorePart(db, part, whose, before[part.table] ?? [])
}
