import type { Database, Value } from './database.ts'

const insertSql = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`

/**
 * Inserts one row; its keys are the columns. Rows of one shape share a prepared statement.
 * @returns the row's id
 */
export function insert(db: Database, table: string, row: Readonly<Record<string, Value>>): number {
  return db.run(insertSql(table, Object.keys(row)), Object.values(row)).lastInsertRowid
}

/** The id of a table's next row, for what has to know it before; within the transaction that inserts it. No row ever had it. */
export function nextId(db: Database, table: string): number {
  const given = '(SELECT seq FROM sqlite_sequence WHERE name = ?)'
  const sql = `SELECT max(coalesce(max(id), 0), coalesce(${given}, 0)) + 1 AS id FROM ${table}`
  return db.get<{ id: number }>(sql, [table])?.id ?? 1
}

/** Inserts rows that all have the columns of the first one, in its order. */
export function insertAll(db: Database, table: string, rows: readonly object[]): void {
  const [first] = rows
  if (!first) return
  const sql = insertSql(table, Object.keys(first))
  for (const row of rows) db.run(sql, Object.values(row) as Value[])
}
