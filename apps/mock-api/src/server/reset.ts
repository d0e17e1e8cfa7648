import { ConfigError, help, readConfig } from '../config.ts'
import { removeStore } from '../store/open-store.ts'
import { createWorld } from '../worlds/create-world.ts'

/** Removes the store with SQLite's side files and seeds it anew; takes the flags of the server. */
try {
  const config = readConfig(process.argv.slice(2), process.env)
  if (config.isHelp) {
    console.log(`Makes a new store. Its flags are those of the mock.\n\n${help}`)
    process.exit(0)
  }
  if (config.store === ':memory:') throw new ConfigError('A store in memory is new at every start.')
  removeStore(config.store)
  const world = await createWorld(config)
  world.db.close()
  console.log(
    `New store in ${config.store}. A mock that is running keeps the old one until it is started again.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
