import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from './open-store.ts'

/** A mock that was just stopped has ended by then; in milliseconds. */
const patience = 2000

/** The lock of each store that is held; whoever has one loses it with the process, however that ends. */
const locks = new Map<string, DatabaseSync>()

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5

/**
 * Holds a store for this process alone: two mocks on one store would each take back what the other one has written.
 *
 * @throws StoreError when another mock holds it; a place that cannot be written is left to whoever opens the store
 */
export function holdStore(store: string): void {
  if (store === ':memory:' || locks.has(store)) return
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dirname(store), { recursive: true })
    lock = new DatabaseSync(`${store}.lock`, { timeout: patience })
    // SQLite's own lock of a file: the system takes it away from a process that was killed.
    lock.exec('BEGIN EXCLUSIVE')
    locks.set(store, lock)
  } catch (error) {
    lock?.close()
    if (!isBusy(error)) return
    throw new StoreError(
      `Another mock uses the store ${store}: stop it, or start this one with --memory or --store FILE for records of its own.`,
    )
  }
}
