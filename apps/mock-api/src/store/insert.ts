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

/** Inserts rows that all have the columns of the first one, in its order. */
export function insertAll(db: Database, table: string, rows: readonly object[]): void {
  const [first] = rows
  if (!first) return
  const sql = insertSql(table, Object.keys(first))
  for (const row of rows) db.run(sql, Object.values(row) as Value[])
}
