import type { Database } from './database.ts'

/** A setting of a world; undefined when it was never set. */
export function readSetting<T>(db: Database, name: string): T | undefined {
  const row = db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', [name])
  return row && (JSON.parse(row.value) as T)
}

/** Stores a value that JSON can hold. */
export function writeSetting(db: Database, name: string, value: unknown): void {
  db.run('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', [name, JSON.stringify(value)])
}
