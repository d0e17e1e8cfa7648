import { bold, dim, green, pad, red, yellow } from '../lib/terminal.ts'
import type { Result } from './proof.ts'
import { budgetOf, type Tier } from './steps.ts'
import type { Timing } from './timings.ts'

/** One line of a result: mark, script, title, its time and its budget. */
export function resultLine({ step, seconds, isPassed, skipped }: Result, tier: Tier): string {
  const mark = isPassed ? green('✓') : red('✗')
  const budget = budgetOf(step, tier)
  const time = `${seconds.toFixed(0).padStart(5)} s of ${budget}`
  const timing = seconds > budget ? yellow(time) : dim(time)
  const result = skipped ? red(`not run: ${skipped} failed`) : timing
  return `${mark} ${pad(step.script, 16)} ${pad(step.title, 64)} ${result}`
}

/** The slowest tests of all steps that told their times, slowest first. */
export function slowestLines(timings: Timing[], count = 10): string[] {
  return timings
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ step, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${pad(step, 14)} ${name}`)
}

/** What a failed step wrote, under its command. */
export const failureText = ({ output }: Result, script: string): string =>
  `\n${bold(`── npm run ${script}`)}\n${output.trimEnd()}`

/** The last line. A step that could not be run is not proven, so it counts as failed. */
export function summary(results: Result[]): string {
  const passed = results.filter(({ isPassed }) => isPassed).length
  return `${passed} passed, ${results.length - passed} failed`
}
