import { type FixedClock, fixedClock } from '../clock.ts'
import { type MockConfig, readConfig } from '../config.ts'
import { createWorld } from '../create-world.ts'
import type { World } from '../world.ts'

/** The instant at which a test's world stands: a Saturday morning in PRC. */
export const testNow = '2026-11-21T02:00:00.000Z'

/** A seeded world in memory for one test, with the clock to move and the lines that it logged. */
export async function createTestWorld(
  overrides: Partial<MockConfig> = {},
): Promise<{ world: World; clock: FixedClock; lines: string[] }> {
  const clock = fixedClock(testNow)
  const lines: string[] = []
  const keep = (line: string) => {
    lines.push(line)
  }
  const config: MockConfig = { ...readConfig(['--memory', '--validate'], {}), ...overrides }
  const world = await createWorld(config, { clock, log: { info: keep, error: keep } })
  return { world, clock, lines }
}
