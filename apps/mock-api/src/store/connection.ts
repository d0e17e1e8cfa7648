import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { dependencyReader, type Touched } from './dependencies.ts'

/** Enough for every statement of the mock and for the usual mixes of criteria. */
const cachedStatements = 500

/** A prepared statement, with the names of its columns and what it touches. */
export interface Prepared extends Touched {
  statement: StatementSync
  columns: readonly string[]
}

/** A connection with its prepared statements, by their text. */
export interface Connection {
  handle: DatabaseSync
  statements: Map<string, Prepared>
  readDependencies: ReturnType<typeof dependencyReader>
}

/** Opens a file, or a database in memory, which may start as the image of another. */
export function connect(path: string, image: Uint8Array | undefined): Connection {
  const handle = new DatabaseSync(path)
  if (image) handle.deserialize(image)
  return { handle, statements: new Map(), readDependencies: dependencyReader(handle) }
}

function dropOldest(statements: Map<string, Prepared>): void {
  const [oldest] = statements.keys()
  if (oldest !== undefined) statements.delete(oldest)
}

/** A statement of a connection, prepared at its first use. */
export function prepare({ handle, statements, readDependencies }: Connection, sql: string): Prepared {
  const known = statements.get(sql)
  if (known) return known
  if (statements.size >= cachedStatements) dropOldest(statements)
  const [statement, touched] = readDependencies(() => handle.prepare(sql))
  statement.setReturnArrays(true)
  const columns = statement.columns().map(({ name }) => name)
  const prepared = { statement, columns, ...touched }
  statements.set(sql, prepared)
  return prepared
}
