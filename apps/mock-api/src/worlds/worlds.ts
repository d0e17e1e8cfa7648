import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { problem } from '../contract/problem.ts'
import { defaultWorld, worldOver } from '../create-world.ts'
import type { ScenarioName } from '../seed/scenarios.ts'
import { copyDatabase } from '../store/database.ts'
import { openStore, removeStore, worldsFolder, writeStore } from '../store/open-store.ts'
import type { World } from '../world.ts'
import { type Image, ScenarioImages } from './images.ts'
import { MockRefusal, unknownWorld } from './names.ts'

/** A world as it was, in memory. */
export interface Snapshot extends Image {
  label: string
  /** Instant of the world's clock. */
  takenAt: string
}

interface Place {
  world: World
  /** File of the store; null in memory. */
  file: string | null
  snapshots: Map<string, Snapshot>
}

/** What a new world starts as. */
export type Origin = { scenario: ScenarioName } | { from: string }

/** Enough for any test run; more is a name that changes with every request. */
const capacity = 1_000

/** Every world that is alive, by name. Worlds never see each other; what they share, nobody writes. */
export class Worlds {
  readonly #places = new Map<string, Place>()
  readonly #pending = new Map<string, Promise<World>>()
  readonly #images: ScenarioImages
  readonly #main: World
  readonly #clock: Clock

  /** @param main the default world @param clock the clock below every world's own */
  constructor(main: World, clock: Clock) {
    this.#main = main
    this.#clock = clock
    this.#images = new ScenarioImages(main.config, clock)
    const { store } = main.config
    this.#put(main, store === ':memory:' ? null : store)
    if (store !== ':memory:') this.#openKept()
  }

  find(name: string): World | undefined {
    return this.#places.get(name)?.world
  }

  /** @throws HttpProblem 404 */
  get(name: string): World {
    return this.#place(name).world
  }

  all(): World[] {
    return [...this.#places.values()].map(({ world }) => world)
  }

  isKept(name: string): boolean {
    return this.#place(name).file !== null
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
    if (this.#places.has(name)) throw problem(409, 'error.mockWorldTaken', `There is a world ${name} already`)
    if (this.#places.size >= capacity) {
      throw new MockRefusal(409, 'error.mockWorldsFull', `There are ${capacity} worlds: delete some`, {})
    }
    const file = isKept ? this.#fileOf(name) : null
    return this.#put(this.#begin(name, image, file), file)
  }

  /** @throws HttpProblem 404, or 409 for the default world */
  remove(name: string): void {
    const { world, file } = this.#place(name)
    if (name === defaultWorld)
      throw problem(409, 'error.mockWorldDefault', 'The default world stays: reset it')
    this.#places.delete(name)
    world.db.close()
    if (file) removeStore(file)
  }

  /** Starts a world anew; its snapshots stay. */
  async reset(name: string, scenario: ScenarioName): Promise<World> {
    this.#place(name)
    return this.#replace(name, await this.#images.get(scenario))
  }

  snapshot(name: string, label: string): Snapshot {
    const { world, snapshots } = this.#place(name)
    const takenAt = world.clock.now().toISOString()
    const snapshot = { label, takenAt, bytes: world.db.image(), library: world.library }
    snapshots.set(label, snapshot)
    return snapshot
  }

  snapshots(name: string): Snapshot[] {
    return [...this.#place(name).snapshots.values()]
  }

  /** Takes a world back; faults and journal are not part of what is kept. @throws HttpProblem 404 */
  restore(name: string, label: string): World {
    const snapshot = this.#place(name).snapshots.get(label)
    if (!snapshot) throw problem(404, 'error.mockSnapshotUnknown', `${name} has no snapshot ${label}`)
    return this.#replace(name, snapshot)
  }

  close(): void {
    for (const { world } of this.#places.values()) world.db.close()
    this.#places.clear()
  }

  #place(name: string): Place {
    const place = this.#places.get(name)
    if (!place) throw unknownWorld(name)
    return place
  }

  #put(world: World, file: string | null, snapshots = new Map<string, Snapshot>()): World {
    this.#places.set(world.name, { world, file, snapshots })
    return world
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
    const { config, log } = this.#main
    const around = { config, log, clock: this.#clock }
    if (file === null) {
      return worldOver({ db: copyDatabase(image.bytes, image.library), library: image.library }, name, around)
    }
    writeStore(file, image)
    return worldOver(openStore(file), name, around)
  }

  /** The new world takes the old one's place at once: no request meets a world that is half of each. */
  #replace(name: string, image: Image): World {
    const { world: old, file, snapshots } = this.#place(name)
    // A file cannot be opened anew before it has been let go.
    if (file !== null) old.db.close()
    const world = this.#put(this.#begin(name, image, file), file, snapshots)
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
    const { config, log } = this.#main
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
      const path = join(folder, file)
      const name = file.slice(0, -'.sqlite'.length)
      this.#put(worldOver(openStore(path), name, { config, log, clock: this.#clock }), path)
    }
  }
}
