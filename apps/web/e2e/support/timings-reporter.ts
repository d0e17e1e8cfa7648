import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Writes how long each test took to `e2e.json` in the folder PROOF_TIMINGS_DIR, where the variable is set. */
export default class TimingsReporter implements Reporter {
  #tests: Suite | undefined

  onBegin(_config: FullConfig, tests: Suite): void {
    this.#tests = tests
  }

  onEnd(): void {
    const folder = process.env.PROOF_TIMINGS_DIR
    if (!folder) return
    const timings = this.#tests?.allTests().map(({ title, location, parent, results }) => ({
      name: `${relative(join(import.meta.dirname, '..'), location.file)}: ${title} (${parent.project()?.name})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    }))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'e2e.json'), JSON.stringify(timings ?? []))
  }
}
