import { type FixedClock, fixedClock } from '../clock.ts'
import { type MockConfig, readConfig } from '../config.ts'
import { prcDate } from '../domain/prc-time.ts'
import type { ScenarioName } from '../seed/scenarios.ts'
import type { World } from '../world.ts'
import { createWorld } from '../worlds/create-world.ts'
import { type Image, ScenarioImages } from '../worlds/images.ts'
import { Worlds } from '../worlds/worlds.ts'
import { testNow } from './test-now.ts'

/** A world in memory for one test, with the clock to move and the lines that it logged. */
export interface TestWorld {
  world: World
  clock: FixedClock
  lines: string[]
  /** The world and what is forked beside it. */
  worlds: Worlds
}

/** The dependencies of a test's world: a clock that stands still and a log that is kept. */
export function environment(overrides: Partial<MockConfig>) {
  const clock = fixedClock(testNow)
  const lines: string[] = []
  const keep = (line: string) => {
    lines.push(line)
  }
  const config: MockConfig = { ...readConfig(['--memory', '--validate'], {}), ...overrides }
  return { clock, lines, config, log: { info: keep, error: keep } }
}

const usual = readConfig(['--memory'], {})
const sharedImages = new ScenarioImages(usual, fixedClock(testNow))

/** The scenario images are seeded once for all tests of a worker, unless a test has another day or size. */
class TestImages extends ScenarioImages {
  readonly #isUsual: () => boolean

  constructor(config: MockConfig, clock: FixedClock) {
    super(config, clock)
    const day = prcDate(new Date(testNow))
    this.#isUsual = () => config.scale === usual.scale && prcDate(clock.now()) === day
  }

  override get(scenario: ScenarioName): Promise<Image> {
    return this.#isUsual() ? sharedImages.get(scenario) : super.get(scenario)
  }
}

/** A test's world with those that the test forks beside it. */
export const worldsOf = (world: World, clock: FixedClock): Worlds =>
  new Worlds(world, clock, new TestImages(world.config, clock))

/** A world that is seeded for this test alone. */
export async function createFreshWorld(overrides: Partial<MockConfig> = {}): Promise<TestWorld> {
  const { lines, config, ...around } = environment(overrides)
  const world = await createWorld(config, around)
  return { world, clock: around.clock, lines, worlds: worldsOf(world, around.clock) }
}
