import { randomBytes } from 'node:crypto'
import { type Clock, systemClock } from './clock.ts'
import type { MockConfig } from './config.ts'
import type { Database } from './store/database.ts'
import { createSchema, openStore } from './store/open-store.ts'
import type { Log, World } from './world.ts'

const consoleLog: Log = {
  info: (line) => console.log(line),
  error: (line) => console.error(line),
}

function keptSecret(db: Database): string {
  const name = 'tokenSecret'
  const kept = db.get<{ value: string }>('SELECT value FROM setting WHERE name = ?', [name])
  if (kept) return kept.value
  const value = randomBytes(32).toString('base64url')
  db.run('INSERT INTO setting (name, value) VALUES (?, ?)', [name, value])
  return value
}

async function fill(db: Database, config: MockConfig, worldOf: () => World): Promise<void> {
  // The content is a good part of the sources: a start on an existing store does without reading it.
  const { seedWorld } = await import('./seed/index.ts')
  db.transaction(() => {
    createSchema(db)
    seedWorld(worldOf(), { scale: config.scale })
  })
}

/**
 * Opens the world that a configuration names; an empty store is seeded, wholly or not at all.
 *
 * @throws StoreError when the store cannot be used
 */
export async function createWorld(
  config: MockConfig,
  { clock = systemClock(), log = consoleLog }: { clock?: Clock; log?: Log } = {},
): Promise<World> {
  const { db, isNew } = openStore(config.store)
  const worldOf = (): World => ({ db, clock, config, log, tokenSecret: config.tokenSecret ?? keptSecret(db) })
  if (isNew) await fill(db, config, worldOf)
  else if (config.scale > 0)
    log.info('--scale counts for a new store only: run `npm run mock:reset -- --scale N`.')
  return worldOf()
}
