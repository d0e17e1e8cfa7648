import type { Clock } from './clock.ts'
import type { MockConfig } from './config.ts'
import type { Database } from './store/database.ts'

/** Where the mock writes what a developer should see, one line a call. */
export interface Log {
  info(line: string): void
  error(line: string): void
}

/** One self-contained backend: handlers reach nothing but this. */
export interface World {
  db: Database
  clock: Clock
  config: MockConfig
  log: Log
  /** Signs tokens; from the configuration, else made once and kept in the store. */
  tokenSecret: string
}
