import type { WorldClock } from './clock.ts'
import type { MockConfig } from './config.ts'
import type { Faults } from './faults/faults.ts'
import type { Journal } from './journal/journal.ts'
import type { Database } from './store/database.ts'

/** Where the mock writes what a developer should see, one line a call. */
export interface Log {
  info(line: string): void
  error(line: string): void
}

/** One self-contained backend: handlers reach nothing but this. */
export interface World {
  /** `default`, or what a cookie or header names. */
  name: string
  /** Another one after the world has slept: nobody keeps it beyond a request. */
  db: Database
  /** Path of the library that the database is attached to. */
  library: string
  clock: WorldClock
  config: MockConfig
  log: Log
  /** Signs tokens; from the configuration, else made once and kept in the store. Each world has its own. */
  tokenSecret: string
  faults: Faults
  journal: Journal
}
