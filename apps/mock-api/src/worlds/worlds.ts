import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { problem } from '../contract/problem.ts'
import { type ScenarioName, scenarioOf } from '../seed/scenarios.ts'
import { Database } from '../store/database.ts'
import { copyDatabase } from '../store/open-database.ts'
import { isInMemory, openStore, removeStore, worldsFolder, writeStore } from '../store/open-store.ts'
import type { World } from '../world.ts'
import { defaultWorld, worldOver } from './create-world.ts'
import { type Entry, originOf, type Snapshot } from './entry.ts'
import { type EvictedWorld, evictWorld, restoreWorld } from './eviction.ts'
import { type Image, ScenarioImages } from './images.ts'
import { MockRefusal, unknownWorld } from './names.ts'

/** What a new world starts as. */
export type Origin = { scenario: ScenarioName } | { from: string }

/** The most worlds at a time. A test run needs fewer; more of them are the mistake of a name that changes with every request. */
const capacity = 1_000

/** Worlds in memory with an open database. The others are evicted, and are restored within some milliseconds. */
const maxOpen = 24

/** All existing worlds by name. They are isolated from each other: nothing that they share is ever written. */
export class Worlds {
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<World>>()
  /** Worlds in memory with an open database, the most recently used at the end. */
  readonly #openEntries = new Set<Entry>()
  /** A connection to each library in memory: SQLite frees it with the last one, while snapshots and evicted worlds have none. */
  readonly #libraries = new Map<string, Database>()
  readonly #images: ScenarioImages
  readonly #main: World
  readonly #clock: Clock

  /**
   * @param main the default world
   * @param clock the clock below every world's own
   * @param images what worlds are forked from
   */
  constructor(main: World, clock: Clock, images = new ScenarioImages(main.config, clock)) {
    this.#main = main
    this.#clock = clock
    this.#images = images
    const { store } = main.config
    this.#put(main, store === ':memory:' ? null : store, null)
    if (store !== ':memory:') this.#openKept()
  }

  /** A world with its database open; undefined when there is none of this name. */
  find(name: string): World | undefined {
    const entry = this.#entries.get(name)
    return entry && this.#ensureOpen(entry)
  }

  /** Keeps a world from being evicted until its request has been answered. */
  hold(name: string): void {
    const entry = this.#entries.get(name)
    if (entry) entry.requests += 1
  }

  release(name: string): void {
    const entry = this.#entries.get(name)
    if (entry && entry.requests > 0) entry.requests -= 1
  }

  /** @throws HttpProblem 404 */
  get(name: string): World {
    return this.#ensureOpen(this.#entry(name))
  }

  /** Every world; the databases of evicted ones are closed. */
  all(): World[] {
    return [...this.#entries.values()].map(({ world }) => world)
  }

  /** Bytes of a world's database. */
  sizeOf(name: string): number {
    const { world, evicted } = this.#entry(name)
    return evicted?.size ?? world.db.size()
  }

  /** What a world started as. */
  scenarioOf(name: string): ScenarioName {
    return this.#entry(name).scenario
  }

  isKept(name: string): boolean {
    return this.#entry(name).file !== null
  }

  /** The world of this name; a new name is forked from the scenario, once however many ask at the same time. */
  async enter(name: string, scenario: ScenarioName): Promise<World> {
    const known = this.find(name) ?? this.#pending.get(name)
    if (known) return known
    const forking = this.fork(name, { scenario }).finally(() => this.#pending.delete(name))
    this.#pending.set(name, forking)
    return forking
  }

  /**
   * @param options.isKept in a file beside the default store
   * @throws HttpProblem 404 for an unknown world, 409 for a name that is taken
   */
  async fork(name: string, origin: Origin, { isKept = false } = {}): Promise<World> {
    const image = await this.#imageOf(origin)
    if (this.#entries.has(name))
      throw problem(409, 'error.mockWorldTaken', `There is a world ${name} already`)
    if (this.#entries.size >= capacity) {
      throw new MockRefusal(409, 'error.mockWorldsFull', `There are ${capacity} worlds: delete some`, {})
    }
    const file = isKept ? this.#fileOf(name) : null
    const { world } = this.#put(this.#begin(name, image, file), file, originOf(image, file))
    if ('from' in origin) {
      const { faults, overrides } = this.get(origin.from)
      Object.assign(world, { faults: faults.copy(), overrides: overrides.copy() })
    }
    return world
  }

  /** @throws HttpProblem 404, or 409 for the default world */
  remove(name: string): void {
    const { world, file, evicted } = this.#entry(name)
    if (name === defaultWorld)
      throw problem(409, 'error.mockWorldDefault', 'The default world stays: reset it')
    this.#forget(name)
    if (!evicted) world.db.close()
    if (file) removeStore(file)
  }

  /** Resets a world; its snapshots stay. */
  async reset(name: string, scenario: ScenarioName): Promise<World> {
    this.#entry(name)
    return this.#replace(name, await this.#images.get(scenario))
  }

  snapshot(name: string, label: string): Snapshot {
    const world = this.get(name)
    const { snapshots } = this.#entry(name)
    const takenAt = world.clock.now().toISOString()
    const bytes = world.db.image()
    // An open mark may lock the library, which the transactions of a store in a file lock as well.
    const mark = this.#main.config.store === ':memory:' ? world.db.mark() : null
    const snapshot = { label, takenAt, bytes, library: world.library, mark }
    snapshots.set(label, snapshot)
    return snapshot
  }

  snapshots(name: string): Snapshot[] {
    return [...this.#entry(name).snapshots.values()]
  }

  /** Restores a snapshot of a world; faults, overrides and journal are not part of it and stay. @throws HttpProblem 404 */
  restore(name: string, label: string): World {
    const snapshot = this.#entry(name).snapshots.get(label)
    if (!snapshot) throw problem(404, 'error.mockSnapshotUnknown', `${name} has no snapshot ${label}`)
    const { faults, overrides, journal } = this.get(name)
    const world = this.#returnTo(name, snapshot) ?? this.#replace(name, snapshot)
    return Object.assign(world, { faults, overrides, journal })
  }

  close(): void {
    for (const { world, evicted } of this.#entries.values()) if (!evicted) world.db.close()
    this.#entries.clear()
    for (const library of this.#libraries.values()) library.close()
    this.#libraries.clear()
  }

  #entry(name: string): Entry {
    const entry = this.#entries.get(name)
    if (!entry) throw unknownWorld(name)
    return entry
  }

  #put(world: World, file: string | null, origin: EvictedWorld | null): Entry {
    const { snapshots } = this.#entries.get(world.name) ?? { snapshots: new Map<string, Snapshot>() }
    const scenario = scenarioOf(world)
    const entry = { world, file, snapshots, scenario, origin, evicted: null, requests: 0 }
    this.#forget(world.name)
    this.#keepLibrary(world.library)
    this.#entries.set(world.name, entry)
    this.#ensureOpen(entry)
    return entry
  }

  #keepLibrary(path: string): void {
    if (isInMemory(path) && !this.#libraries.has(path)) this.#libraries.set(path, new Database(path))
  }

  #forget(name: string): void {
    const entry = this.#entries.get(name)
    if (entry) this.#openEntries.delete(entry)
    this.#entries.delete(name)
  }

  /** Restores the world if it is evicted, and marks it as used. */
  #ensureOpen(entry: Entry): World {
    const { world, evicted } = entry
    if (evicted) {
      restoreWorld(world, evicted)
      entry.origin = evicted
      entry.evicted = null
    }
    if (entry.origin) this.#markUsed(entry)
    return world
  }

  /** Marks a world as the most recently used, and evicts the least recently used one if too many are open. */
  #markUsed(used: Entry): void {
    this.#openEntries.delete(used)
    this.#openEntries.add(used)
    if (this.#openEntries.size <= maxOpen) return
    for (const entry of this.#openEntries) {
      if (entry.requests > 0 || entry === used || !entry.origin) continue
      this.#openEntries.delete(entry)
      entry.evicted = evictWorld(entry.world, entry.origin)
      return
    }
  }

  async #imageOf(origin: Origin): Promise<Image> {
    if ('scenario' in origin) return this.#images.get(origin.scenario)
    const { db, library } = this.get(origin.from)
    return { bytes: db.image(), library }
  }

  #begin(name: string, image: Image, file: string | null): World {
    const world = this.#open(name, image, file)
    if (image.startsAt) world.clock.set(image.startsAt)
    return world
  }

  #open(name: string, image: Image, file: string | null): World {
    if (file === null)
      return this.#over({ db: copyDatabase(image.bytes, image.library), library: image.library }, name)
    writeStore(file, image)
    return this.#over(openStore(file), name)
  }

  #over(store: { db: Database; library: string }, name: string): World {
    const { config, log } = this.#main
    return worldOver(store, name, { config, log, clock: this.#clock })
  }

  /** The world as it was at a snapshot, over the same connection; undefined where that has gone on from another one. */
  #returnTo(name: string, { mark, bytes, library }: Snapshot): World | undefined {
    const db = mark === null ? undefined : this.get(name).db.returnTo(mark)
    if (!db) return undefined
    return this.#put(this.#over({ db, library }, name), null, originOf({ bytes, library }, null)).world
  }

  /** Replaces a world in one step, so that no request sees a world that is half old and half new. */
  #replace(name: string, image: Image): World {
    const old = this.get(name)
    const { file } = this.#entry(name)
    // The file has to be closed before it can be written and opened again.
    if (file !== null) old.db.close()
    const { world } = this.#put(this.#begin(name, image, file), file, originOf(image, file))
    if (file === null) old.db.close()
    return world
  }

  #fileOf(name: string): string | null {
    const { store } = this.#main.config
    return store === ':memory:' ? null : join(worldsFolder(store), `${name}.sqlite`)
  }

  #openKept(): void {
    const folder = worldsFolder(this.#main.config.store)
    if (!existsSync(folder)) return
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
      const path = join(folder, file)
      const name = file.slice(0, -'.sqlite'.length)
      this.#put(this.#over(openStore(path), name), path, null)
    }
  }
}
