import { type HttpProblem, problem } from '../../../contract/problem.ts'
import type { Database, Value } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'

type Row = Record<string, Value>

/** A table of which some rows hang on a record, and the column that tells them apart. */
export interface Part {
  table: string
  key: string
  /** With placeholders for what `Whose` names. */
  where: string
}

/** Values that tell whose rows they are, such as `applyId`. */
export type Whose = Readonly<Record<string, number>>

type Snapshot = Record<string, Row[]>

/** The store checks that each placeholder has a value, and that no value is without one. */
const valuesFor = ({ where }: Part, whose: Whose): Row =>
  Object.fromEntries(Object.entries(whose).filter(([name]) => where.includes(`:${name}`)))

const rowsOf = (db: Database, part: Part, whose: Whose): Row[] =>
  db.all<Row>(`SELECT * FROM ${part.table} WHERE ${part.where} ORDER BY ${part.key}`, valuesFor(part, whose))

/** A record with all that hangs on it, as JSON. */
export const takeSnapshot = (db: Database, parts: readonly Part[], whose: Whose): string =>
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

/** What a decision that cannot be taken back any more is answered with. */
export const undoOver = (): HttpProblem =>
  problem(409, 'error.undoOver', 'There is nothing that could be taken back any more')

/** Writes a row that the decision has removed, unless it hangs on another record by now. @throws HttpProblem 409 */
function bringBack(db: Database, { table, key }: Part, row: Row): void {
  if (db.get(`SELECT 1 FROM ${table} WHERE ${key} = ?`, [row[key] ?? null])) throw undoOver()
  insert(db, table, row)
}

function restorePart(db: Database, part: Part, whose: Whose, before: readonly Row[]): void {
  const now = rowsOf(db, part, whose)
  const has = (rows: readonly Row[], row: Row) => rows.some((other) => other[part.key] === row[part.key])
  // First, since of some rows only one can hold: of a year's certificates, say.
  for (const row of now.filter((one) => !has(before, one)))
    db.run(`DELETE FROM ${part.table} WHERE ${part.key} = ?`, [row[part.key] ?? null])
  for (const row of before) {
    if (has(now, row)) update(db, part, row)
    else bringBack(db, part, row)
  }
}

/**
 * Makes a record and all that hangs on it what it was; within the caller's transaction.
 * @throws HttpProblem 409 `error.undoOver` where something of it hangs on another record by now
 */
export function restoreSnapshot(db: Database, parts: readonly Part[], whose: Whose, snapshot: string): void {
  const before: Snapshot = JSON.parse(snapshot)
  for (const part of parts) restorePart(db, part, whose, before[part.table] ?? [])
}
