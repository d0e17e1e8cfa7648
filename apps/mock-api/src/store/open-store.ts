import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Database, openDatabase } from './database.ts'
import { memberSchema } from './member-schema.ts'
import { publicSchema } from './public-schema.ts'

/** A store that cannot be used; the message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

const schema = publicSchema + memberSchema
/** Follows from the tables themselves, so that nobody has to remember to raise it; 31 bits, never 0. */
const schemaVersion = (crc32(schema) >>> 1) | 1

/** Makes the tables and marks the store with their version; within the caller's transaction. */
export function createSchema(db: Database): void {
  db.exec(schema)
  db.exec(`PRAGMA user_version = ${schemaVersion}`)
}

function open(path: string): Database {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    return openDatabase(path)
  } catch (error) {
    const why = (error as Error).message
    throw new StoreError(
      `The store ${path} cannot be opened (${why}). \`npm run mock:reset\` makes a new one.`,
    )
  }
}

function isEmpty(db: Database): boolean {
  return db.get('SELECT 1 FROM sqlite_schema') === undefined
}

/**
 * Opens a store that this version of the mock made, or an empty one.
 *
 * @throws StoreError for a damaged file, another version's store, and a database that is not the mock's
 */
export function openStore(path: string): { db: Database; isNew: boolean } {
  const db = open(path)
  const version = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version
  if (version === schemaVersion) return { db, isNew: false }
  if (version === 0 && isEmpty(db)) return { db, isNew: true }
  db.close()
  throw new StoreError(
    `The store ${path} was made by another version of the mock. \`npm run mock:reset\` makes a new one.`,
  )
}
