import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { problem } from '../contract/problem.ts'
import { defaultWorld, worldOver } from '../create-world.ts'
import { type ScenarioName, scenarioOf } from '../seed/scenarios.ts'
import { copyDatabase } from '../store/database.ts'
import { openStore, removeStore, worldsFolder, writeStore } from '../store/open-store.ts'
import type { World } from '../world.ts'
import { type Image, ScenarioImages } from './images.ts'
import { MockRefusal, unknownWorld } from './names.ts'
import { putToSleep, type Sleeper, wakeUp } from './sleep.ts'

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
  scenario: ScenarioName
  /** What the world's database was copied from; null in a file. */
  origin: Sleeper | null
  /** The world while it sleeps. */
  asleep: Sleeper | null
  /** Requests that are being answered: until then the world does not go to sleep. */
  requests: number
}

/** What a new world starts as. */
export type Origin = { scenario: ScenarioName } | { from: string }

/** Enough for any test run; more is a name that changes with every request. */
const capacity = 1_000

/** Worlds in memory that are ready at once; the others sleep, and wake within some milliseconds. */
const awake = 24

/** What a world in memory was copied from, as it sleeps when nobody has written to it. */
const originOf = ({ bytes }: Image, file: string | null): Sleeper | null =>
  file === null ? { bytes, isCompressed: false, size: bytes.length } : null

/** Every world that is alive, by name. Worlds never see each other; what they share, nobody writes. */
export class Worlds {
  readonly #places = new Map<string, Place>()
  readonly #pending = new Map<string, Promise<World>>()
  /** Worlds in memory that are awake, the one that was wanted last at the end. */
  readonly #wanted = new Set<Place>()
  readonly #images: ScenarioImages
  readonly #main: World
  readonly #clock: Clock

  /** @param main the default world @param clock the clock below every world's own */
  constructor(main: World, clock: Clock) {
    this.#main = main
    this.#clock = clock
    this.#images = new ScenarioImages(main.config, clock)
    const { store } = main.config
    this.#put(main, store === ':memory:' ? null : store, null)
    if (store !== ':memory:') this.#openKept()
  }

  /** A world, awake; undefined when there is none of this name. */
  find(name: string): World | undefined {
    const place = this.#places.get(name)
    return place && this.#awaken(place)
  }

  /** Keeps a world awake until its request has been answered. */
  hold(name: string): void {
    const place = this.#places.get(name)
    if (place) place.requests += 1
  }

  release(name: string): void {
    const place = this.#places.get(name)
    if (place && place.requests > 0) place.requests -= 1
  }

  /** @throws HttpProblem 404 */
  get(name: string): World {
    return this.#awaken(this.#place(name))
  }

  /** Every world, asleep or awake; the databases of those that sleep are closed. */
  all(): World[] {
    return [...this.#places.values()].map(({ world }) => world)
  }

  /** Bytes of a world's database. */
  sizeOf(name: string): number {
    const { world, asleep } = this.#place(name)
    return asleep?.size ?? world.db.size()
  }

  /** What a world started as. */
  scenarioOf(name: string): ScenarioName {
    return this.#place(name).scenario
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
    return this.#put(this.#begin(name, image, file), file, originOf(image, file)).world
  }

  /** @throws HttpProblem 404, or 409 for the default world */
  remove(name: string): void {
    const { world, file, asleep } = this.#place(name)
    if (name === defaultWorld)
      throw problem(409, 'error.mockWorldDefault', 'The default world stays: reset it')
    this.#forget(name)
    if (!asleep) world.db.close()
    if (file) removeStore(file)
  }

  /** Starts a world anew; its snapshots stay. */
  async reset(name: string, scenario: ScenarioName): Promise<World> {
    this.#place(name)
    return this.#replace(name, await this.#images.get(scenario))
  }

  snapshot(name: string, label: string): Snapshot {
    const world = this.get(name)
    const { snapshots } = this.#place(name)
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
    for (const { world, asleep } of this.#places.values()) if (!asleep) world.db.close()
    this.#places.clear()
  }

  #place(name: string): Place {
    const place = this.#places.get(name)
    if (!place) throw unknownWorld(name)
    return place
  }

  #put(world: World, file: string | null, origin: Sleeper | null): Place {
    const { snapshots } = this.#places.get(world.name) ?? { snapshots: new Map<string, Snapshot>() }
    const scenario = scenarioOf(world)
    const place = { world, file, snapshots, scenario, origin, asleep: null, requests: 0 }
    this.#forget(world.name)
    this.#places.set(world.name, place)
    this.#awaken(place)
    return place
  }

  #forget(name: string): void {
    const place = this.#places.get(name)
    if (place) this.#wanted.delete(place)
    this.#places.delete(name)
  }

  #awaken(place: Place): World {
    const { world, asleep } = place
    if (asleep) {
      wakeUp(world, asleep)
      place.origin = asleep
      place.asleep = null
    }
    if (place.origin) this.#letSleep(place)
    return world
  }

  /** Notes that a world is wanted, and lets those sleep that have not been for longest. */
  #letSleep(wanted: Place): void {
    this.#wanted.delete(wanted)
    this.#wanted.add(wanted)
    if (this.#wanted.size <= awake) return
    for (const place of this.#wanted) {
      if (place.requests > 0 || place === wanted || !place.origin) continue
      this.#wanted.delete(place)
      place.asleep = putToSleep(place.world, place.origin)
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
    const old = this.get(name)
    const { file } = this.#place(name)
    // A file cannot be opened anew before it has been let go.
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
    const { config, log } = this.#main
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
      const path = join(folder, file)
      const name = file.slice(0, -'.sqlite'.length)
      this.#put(worldOver(openStore(path), name, { config, log, clock: this.#clock }), path, null)
    }
  }
}
