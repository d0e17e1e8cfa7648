import { inject } from 'vitest'
import type { MockConfig } from '../config.ts'
import { defaultWorld, worldOver } from '../create-world.ts'
import { copyDatabase, openDatabase } from '../store/database.ts'
import { Worlds } from '../worlds/worlds.ts'
import { createFreshWorld, surroundings, type TestWorld } from './fresh-world.ts'

let image: Uint8Array | undefined

function seededImage(store: string): Uint8Array {
  const db = openDatabase(store)
  const bytes = db.image()
  db.close()
  return bytes
}

/** A copy of the seeded world. Its library is shared: a test that writes to it takes a fresh world instead. */
export async function createTestWorld(overrides: Partial<MockConfig> = {}): Promise<TestWorld> {
  if (overrides.scale) return createFreshWorld(overrides)
  const { lines, ...around } = surroundings(overrides)
  const store = inject('seededStore')
  image ??= seededImage(store)
  const library = `${store}.library`
  const db = copyDatabase(image, library)
  const world = worldOver({ db, library }, defaultWorld, around)
  return { world, clock: around.clock, lines, worlds: new Worlds(world, around.clock) }
}
