import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { copyDatabase } from '../store/database.ts'
import type { World } from '../world.ts'

/** A world in memory that nobody asks for, as little as it can be. */
export interface Sleeper {
  bytes: Uint8Array
  isCompressed: boolean
  /** Size of its database. */
  size: number
}

/**
 * Puts a world to sleep: its database is closed, and kept compressed if anything in it was written.
 *
 * @param origin what the database was copied from
 */
export function putToSleep({ db }: World, origin: Sleeper): Sleeper {
  if (db.writtenRows() === 0) {
    db.close()
    return origin
  }
  const image = db.image()
  db.close()
  return { bytes: zstdCompressSync(image), isCompressed: true, size: image.length }
}

/** Wakes a world up; it is the same object as before, over a new database. */
export function wakeUp(world: World, { bytes, isCompressed }: Sleeper): void {
  world.db = copyDatabase(isCompressed ? zstdDecompressSync(bytes) : bytes, world.library)
}
