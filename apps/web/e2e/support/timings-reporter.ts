import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Adds how long each test took to `e2e.json` in the folder PROOF_TIMINGS_DIR, where the variable is set. */
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
    const file = join(folder, 'e2e.json')
    // The browser tests may be run in parts, one after the other.
    const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    writeFileSync(file, JSON.stringify([...earlier, ...(timings ?? [])]))
  }
}
