import type { Outcome } from '../lib/npm.ts'
import type { Step } from './steps.ts'

/** How a step went: `skipped` names the failed step that it needs. */
export interface Result {
  step: Step
  seconds: number
  isPassed: boolean
  skipped?: string
  output: string
}

/** How a proof runs its steps. */
export interface ProofOptions {
  /** How many cores may be busy at once. */
  cores: number
  execute: (step: Step) => Promise<Outcome>
  report: (result: Result) => void
}

/**
 * Runs the steps in their order, side by side as far as the cores go. A failure stops only the steps that need it.
 * @returns the results in the order in which they came
 */
export async function prove(steps: Step[], { cores, execute, report }: ProofOptions): Promise<Result[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<Result>>()
  const results: Result[] = []
  const finish = (result: Result) => {
    results.push(result)
    report(result)
  }
  const busy = () => [...running.keys()].reduce((sum, step) => sum + coresOf(step, cores), 0)
  const isHeld = ({ needs = [] }: Step) =>
    [...waiting, ...running.keys()].some(({ script }) => needs.includes(script))

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => !isHeld(step) && busy() + coresOf(step, cores) <= cores)
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      const failed = results.find(({ step, isPassed }) => !isPassed && next.needs?.includes(step.script))
      if (failed) finish({ step: next, seconds: 0, isPassed: false, skipped: failed.step.script, output: '' })
      else running.set(next, proveStep(next, execute))
      continue
    }
    const result = await Promise.race(running.values())
    running.delete(result.step)
    finish(result)
  }
  return results
}

/** A step never waits for more cores than there are. */
const coresOf = (step: Step, cores: number) => Math.min(step.cores ?? 1, cores)

async function proveStep(step: Step, execute: ProofOptions['execute']): Promise<Result> {
  const start = performance.now()
  const { code, output } = await execute(step)
  return { step, seconds: (performance.now() - start) / 1000, isPassed: code === 0, output }
}
