import { Database } from './database.ts'

/**
 * Opens a database, or makes it.
 *
 * @param path a file, or `:memory:`
 * @throws when the file is not a database or cannot be opened
 */
export function openDatabase(path: string): Database {
  const db = new Database(path)
  // Small pages save memory: two hundred copies may exist, and each of many small tables leaves half a page empty.
  if (path === ':memory:') db.exec('PRAGMA page_size = 2048')
  // NORMAL with WAL: a crash of the process loses nothing, a power cut at most the last transactions.
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 5000;
    PRAGMA foreign_keys = ON;
  `)
  return db
}

/**
 * A database in memory that starts as a copy of another.
 *
 * @param image bytes of the other, see `Database.image`
 * @param library path of the library, which is shared with the others and never written
 */
export function copyDatabase(image: Uint8Array, library: string): Database {
  const db = new Database(':memory:', image)
  db.attach(library, 'library')
  // A page cache would hold a second copy of a database in memory, two hundred times for as many worlds.
  db.exec(`
    PRAGMA main.cache_size = -64;
    PRAGMA library.cache_size = -64;
    PRAGMA foreign_keys = ON;
  `)
  return db
}
