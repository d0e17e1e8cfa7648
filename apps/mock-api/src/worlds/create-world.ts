import { randomBytes } from 'node:crypto'
import { type Clock, type ClockState, systemClock, worldClock } from '../clock.ts'
import type { MockConfig } from '../config.ts'
import { Faults } from '../faults/faults.ts'
import { Journal } from '../journal/journal.ts'
import { Overrides } from '../overrides/overrides.ts'
import type { ScenarioName } from '../seed/scenarios.ts'
import type { Database } from '../store/database.ts'
import { createSchema, markFinished, openStore, removeDefaultWorld } from '../store/open-store.ts'
import { resetCommand } from '../store/reset-advice.ts'
import { readSetting, writeSetting } from '../store/settings.ts'
import type { Log, World } from '../world.ts'

/** The world of requests that name none. */
export const defaultWorld = 'default'

const consoleLog: Log = {
  info: (line) => console.log(line),
  error: (line) => console.error(line),
}

/** What a world gets from its process. */
export interface Environment {
  config: MockConfig
  clock?: Clock
  log?: Log
}

function storedSecret(db: Database): string {
  const name = 'tokenSecret'
  const kept = readSetting<string>(db, name)
  if (kept) return kept
  const value = randomBytes(32).toString('base64url')
  writeSetting(db, name, value)
  return value
}

function clockOf(world: () => World, db: Database, base: Clock): World['clock'] {
  const state = readSetting<ClockState>(db, 'clock') ?? { offset: 0, frozenAt: null }
  return worldClock(base, state, (next) => writeSetting(world().db, 'clock', next))
}

/** The world over a database that has been filled. */
export function worldOver(
  { db, library }: { db: Database; library: string },
  name: string,
  { config, clock = systemClock(), log = consoleLog }: Environment,
): World {
  const world: World = {
    name,
    db,
    library,
    clock: clockOf(() => world, db, clock),
    config,
    log,
    // A copy of a world has its secret and its logins: who was logged in there is here as well, and nobody who was not.
    tokenSecret: config.tokenSecret ?? storedSecret(db),
    faults: new Faults(),
    overrides: new Overrides(),
    journal: new Journal(),
  }
  return world
}

/**
 * Opens the world that a configuration names; an empty store is seeded, wholly or not at all.
 *
 * @param options.scenario what an empty store is filled with
 * @throws StoreError when the store cannot be used
 */
export async function createWorld(
  config: MockConfig,
  {
    clock,
    log = consoleLog,
    scenario = 'typical',
    name = defaultWorld,
  }: Omit<Environment, 'config'> & { scenario?: ScenarioName; name?: string } = {},
): Promise<World> {
  if (config.isFresh) removeDefaultWorld(config.store)
  const { isNew, ...store } = openStore(config.store)
  const open = () => worldOver(store, name, { config, log, ...(clock && { clock }) })
  if (!isNew) {
    if (config.scale > 0 || config.scaleMembers)
      log.info(`--scale counts for a new store only: run \`${resetCommand('--scale N')}\`.`)
    return open()
  }
  // The content is a large part of the sources, so it is imported only when a store has to be seeded.
  const { seedScenario } = await import('../seed/index.ts')
  const world = store.db.transaction(() => {
    createSchema(store.db)
    const made = open()
    seedScenario(made, scenario)
    return made
  })
  markFinished(store.db)
  return world
}
