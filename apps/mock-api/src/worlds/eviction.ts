import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { copyDatabase } from '../store/open-database.ts'
import type { World } from '../world.ts'

/** The database of a world that was evicted from memory because others were used more recently. */
export interface EvictedWorld {
  bytes: Uint8Array
  isCompressed: boolean
  /** Size of its database. */
  size: number
}

/**
 * Evicts a world: its database is closed, and kept compressed if anything in it was written.
 *
 * @param origin what the database was copied from
 */
export function evictWorld({ db }: World, origin: EvictedWorld): EvictedWorld {
  if (db.writtenRows() === 0) {
    db.close()
    return origin
  }
  const image = db.image()
  db.close()
  return { bytes: zstdCompressSync(image), isCompressed: true, size: image.length }
}

/** Restores an evicted world. The world object stays the same and gets a new database. */
export function restoreWorld(world: World, { bytes, isCompressed }: EvictedWorld): void {
  world.db = copyDatabase(isCompressed ? zstdDecompressSync(bytes) : bytes, world.library)
}
