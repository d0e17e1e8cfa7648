import { constants, type DatabaseSync } from 'node:sqlite'

/** What a statement touches: `news` for a table as a whole, `news.status` for one of its columns. */
export interface Touched {
  reads: ReadonlySet<string>
  writes: ReadonlySet<string>
}

/**
 * Learns from SQLite itself what a statement reads and writes, its triggers included: while it prepares one it asks for
 * leave. Source: sqlite.org/c3ref/set_authorizer.html
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
    // SQLite prepares anew by itself after a change of the schema: that must not be put down to this statement.
    seen = undefined
    return [prepared, touched]
  }
}
