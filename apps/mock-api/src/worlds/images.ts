import type { Clock } from '../clock.ts'
import type { MockConfig } from '../config.ts'
import { prcDate } from '../domain/prc-time.ts'
import type { ScenarioName } from '../seed/scenarios.ts'
import type { World } from '../world.ts'
import { createWorld } from './create-world.ts'

/** The bytes of a world's database, and the path of the library that it shares with its copies. */
export interface Image {
  bytes: Uint8Array
  library: string
  /** The instant at which the clock of each copy starts; without it the copy has the current time. */
  startsAt?: Date
}

interface Seeded extends Image {
  /** Day of the clock it was seeded at: its dates count back from there. */
  day: string
  /** Kept open, because SQLite frees a library in memory with its last connection. */
  world: World
}

const quiet = { info() {}, error() {} }

/** The images of the scenarios, from which worlds are copied. Each is seeded at its first use, and again on another day. */
export class ScenarioImages {
  readonly #config: MockConfig
  readonly #clock: Clock
  readonly #seeded = new Map<ScenarioName, { day: string; image: Promise<Seeded> }>()

  constructor(config: MockConfig, clock: Clock) {
    this.#config = { ...config, store: ':memory:' }
    this.#clock = clock
  }

  get(scenario: ScenarioName): Promise<Image> {
    const day = prcDate(this.#clock.now())
    const known = this.#seeded.get(scenario)
    if (known?.day === day) return known.image
    const image = this.#seed(scenario, day)
    this.#seeded.set(scenario, { day, image })
    return image
  }

  async #seed(scenario: ScenarioName, day: string): Promise<Seeded> {
    const world = await createWorld(this.#config, { clock: this.#clock, log: quiet, scenario })
    const image = { bytes: world.db.image(), library: world.library, day, world }
    return scenario === 'year-end' ? { ...image, startsAt: world.clock.now() } : image
  }
}
