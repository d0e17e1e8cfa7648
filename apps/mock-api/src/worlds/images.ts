import type { Clock } from '../clock.ts'
import type { MockConfig } from '../config.ts'
import { createWorld } from '../create-world.ts'
import { prcDate } from '../domain/prc-time.ts'
import type { ScenarioName } from '../seed/scenarios.ts'
import type { World } from '../world.ts'

/** A world as bytes, and where what it shares with its copies is. */
export interface Image {
  bytes: Uint8Array
  library: string
  /** Where the clock of a copy begins, however long after the seeding; without it, the copy's time has gone on. */
  startsAt?: Date
}

interface Seeded extends Image {
  /** Day of the clock it was seeded at: its dates count back from there. */
  day: string
  /** Kept open: a library in memory lives as long as somebody has it open. */
  world: World
}

const quiet = { info() {}, error() {} }

/** Scenarios ready to be copied: each is seeded at its first use, and again when the day has changed. */
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
