import type { WorldClock } from './clock.ts'
import type { MockConfig } from './config.ts'
import type { Faults } from './faults/faults.ts'
import type { Journal } from './journal/journal.ts'
import type { Overrides } from './overrides/overrides.ts'
import type { Database } from './store/database.ts'

/** Writes a line for the developer to the mock's output. */
export interface Log {
  info(line: string): void
  error(line: string): void
}

/** One self-contained backend: handlers use nothing but this. */
export interface World {
  /** `default`, or what a cookie or header names. */
  name: string
  /** The database is another object after the world was evicted and restored, so it must not be kept beyond a request. */
  db: Database
  /** Path of the library that the database is attached to. */
  library: string
  clock: WorldClock
  config: MockConfig
  log: Log
  /** The key that signs tokens, from the configuration or generated once and kept in the store. Each world has its own. */
  tokenSecret: string
  faults: Faults
  overrides: Overrides
  journal: Journal
}
