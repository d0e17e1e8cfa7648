import { type FixedClock, fixedClock } from '../clock.ts'
import { type MockConfig, readConfig } from '../config.ts'
import { createWorld } from '../create-world.ts'
import type { World } from '../world.ts'
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

/** What a test's world gets from outside: a clock that stands still and a log that is kept. */
export function surroundings(overrides: Partial<MockConfig>) {
  const clock = fixedClock(testNow)
  const lines: string[] = []
  const keep = (line: string) => {
    lines.push(line)
  }
  const config: MockConfig = { ...readConfig(['--memory', '--validate'], {}), ...overrides }
  return { clock, lines, config, log: { info: keep, error: keep } }
}

/** A world that is seeded for this test alone. */
export async function createFreshWorld(overrides: Partial<MockConfig> = {}): Promise<TestWorld> {
  const { lines, config, ...around } = surroundings(overrides)
  const world = await createWorld(config, around)
  return { world, clock: around.clock, lines, worlds: new Worlds(world, around.clock) }
}
