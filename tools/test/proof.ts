import type { Outcome } from '../lib/npm.ts'
import { dim, green, pad, red } from '../lib/terminal.ts'
import type { Step } from './steps.ts'

/** How a step went: `skipped` names the failed step that it needs. */
export interface Result {
  step: Step
  seconds: number
  isPassed: boolean
  skipped?: string
  output: string
}

/** Runs the steps one after the other. A failure stops only the steps that need it. */
export async function prove(
  steps: Step[],
  execute: (step: Step) => Promise<Outcome>,
  report: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) {
    const result = await proveStep(step, results, execute)
    results.push(result)
    report(result)
  }
  return results
}

async function proveStep(
  step: Step,
  earlier: Result[],
  execute: (step: Step) => Promise<Outcome>,
): Promise<Result> {
  const failed = earlier.find((result) => !result.isPassed && step.needs?.includes(result.step.script))
  if (failed) return { step, seconds: 0, isPassed: false, skipped: failed.step.script, output: '' }
  const start = performance.now()
  const { code, output } = await execute(step)
  return { step, seconds: (performance.now() - start) / 1000, isPassed: code === 0, output }
}

/** One line of a result: mark, script, title, time. */
export function resultLine({ step, seconds, isPassed, skipped }: Result): string {
  const mark = isPassed ? green('✓') : red('✗')
  const time = skipped ? red(`not run: ${skipped} failed`) : dim(`${seconds.toFixed(1)} s`)
  return `${mark} ${pad(step.script, 15)} ${pad(step.title, 46)} ${time}`
}

/** The last line. A step that could not be run is not proven, so it counts as failed. */
export function summary(results: Result[]): string {
  const passed = results.filter(({ isPassed }) => isPassed).length
  return `${passed} passed, ${results.length - passed} failed`
}
