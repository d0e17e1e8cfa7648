import { createProgressLine, type ProgressOutput } from '../../shared/progress-line.ts'
import { countOf, duration } from '../report/words.ts'
import type { Findings } from './run.ts'
import type { Scenario } from './scenario.ts'

/** Milliseconds between two looks at a run, between which no scenario may end. */
const beat = 250

/** Follows a run; give its functions to `runScenarios`. */
export interface Progress {
  onStart(scenario: Scenario, findings: Findings): void
  onResult(result: unknown, findings: Findings): void
  /** Leaves the last line standing; nothing is told after it. */
  end(): void
}

/** Tells on `out` how far a run of so many scenarios is. */
export function createProgress(total: number, out: ProgressOutput = process.stderr): Progress {
  const line = createProgressLine(out)
  const startedAt = performance.now()
  let current = ''
  let seen: Findings = { exchanges: [], mismatches: [], results: [] }
  const text = () =>
    [
      `${seen.results.length}/${countOf(total, 'scenario')}`,
      countOf(seen.exchanges.length, 'call'),
      countOf(seen.mismatches.length, 'difference'),
      duration(performance.now() - startedAt),
    ].join(', ')
  const show = () => line.show(current ? `${text()} · ${current}` : text())
  const timer = setInterval(show, beat)
  timer.unref()
  return {
    onStart({ name }, findings) {
      current = name
      seen = findings
      show()
    },
    onResult(_result, findings) {
      seen = findings
      show()
    },
    end() {
      clearInterval(timer)
      line.end(text())
    },
  }
}
