import { constants, type DatabaseSync } from 'node:sqlite'

/** What a statement touches: `news` for a table as a whole, `news.status` for one of its columns. */
export interface Touched {
  reads: ReadonlySet<string>
  writes: ReadonlySet<string>
}

/**
 * Finds out what a statement reads and writes, including its triggers, from SQLite's authorizer, which SQLite calls while it
 * prepares a statement. Source: sqlite.org/c3ref/set_authorizer.html
 */
export function dependencyReader(handle: DatabaseSync): <T>(prepare: () => T) => [T, Touched] {
  const { SQLITE_OK, SQLITE_READ, SQLITE_INSERT, SQLITE_DELETE, SQLITE_UPDATE } = constants
  let seen: { reads: Set<string>; writes: Set<string> } | undefined
  handle.setAuthorizer((action, table, column) => {
    // Rows that come or go change every count over their table; `count(*)` reads it without a column.
    if (action === SQLITE_READ) seen?.reads.add(`${table}`).add(`${table}.${column}`)
    if (action === SQLITE_INSERT || action === SQLITE_DELETE) seen?.writes.add(`${table}`)
    if (action === SQLITE_UPDATE) seen?.writes.add(`${table}.${column}`)
    return SQLITE_OK
  })
  return (prepare) => {
    const touched = { reads: new Set<string>(), writes: new Set<string>() }
    seen = touched
    const prepared = prepare()
    // After a change of the schema SQLite prepares other statements again, whose accesses are not those of this one.
    seen = undefined
    return [prepared, touched]
  }
}
