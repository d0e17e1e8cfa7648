import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** A reporter of vitest that writes how long each test took, for the list of the slowest tests. */
export default class VitestTimings implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const folder = process.env.PROOF_TIMINGS_DIR
    if (!folder) return
    const times = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId}: ${test.fullName}`,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      })),
    )
    writeFileSync(join(folder, `unit ${basename(process.cwd())}.json`), JSON.stringify(times))
  }
}
