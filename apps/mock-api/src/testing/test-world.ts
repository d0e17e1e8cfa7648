import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { MockConfig } from '../config.ts'
import { copyDatabase, openDatabase } from '../store/open-database.ts'
import { defaultWorld, worldOver } from '../worlds/create-world.ts'
import { createFreshWorld, environment, type TestWorld, worldsOf } from './fresh-world.ts'

let image: Uint8Array | undefined

function seededImage(store: string): Uint8Array {
  const db = openDatabase(store)
  const bytes = db.image()
  db.close()
  return bytes
}

function copyOfSeeded(library: string, overrides: Partial<MockConfig> = {}): TestWorld {
  const { lines, ...around } = environment(overrides)
  image ??= seededImage(inject('seededStore'))
  const world = worldOver({ db: copyDatabase(image, library), library }, defaultWorld, around)
  return { world, clock: around.clock, lines, worlds: worldsOf(world, around.clock) }
}

function copyOfLibrary(): string {
  const seeded = `${inject('seededStore')}.library`
  const own = `${seeded}.${randomUUID()}`
  copyFileSync(seeded, own)
  return own
}

// Not one for all workers: what one of them writes would be locked for the others meanwhile.
let libraryOfWorker: string | undefined

/** A copy of the seeded world. Its library is shared: a test that writes to it takes a world with its own library. */
export async function createTestWorld(overrides: Partial<MockConfig> = {}): Promise<TestWorld> {
  if (overrides.scale) return createFreshWorld(overrides)
  libraryOfWorker ??= copyOfLibrary()
  return copyOfSeeded(libraryOfWorker, overrides)
}

/** A copy of the seeded world and of its library, for a test that writes to the library. */
export const createTestWorldWithLibrary = (): TestWorld => copyOfSeeded(copyOfLibrary())
