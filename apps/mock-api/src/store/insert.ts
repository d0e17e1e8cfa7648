import type { Database, Value } from './database.ts'

/** Inserts one row; its keys are the columns. Rows of one shape share a prepared statement. */
export function insert(db: Database, table: string, row: Readonly<Record<string, Value>>): void {
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, Object.values(row))
}
