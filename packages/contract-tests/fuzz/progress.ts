import { createProgressLine, type ProgressOutput } from '../shared/progress-line.ts'
import type { Outcome } from './run-operation.ts'

/** Prints the progress of a run. */
export function progressOf(total: number, out: ProgressOutput = process.stderr) {
  const line = createProgressLine(out)
  const start = performance.now()
  let done = 0
  let sent = 0
  let found = 0
  return (outcome: Outcome) => {
    done++
    sent += outcome.sent
    found += outcome.findings.length
    const rate = Math.round((sent / (performance.now() - start)) * 1000)
    const text = `${done}/${total} operations, ${sent} requests, ${rate}/s, ${found} failures`
    if (done === total) line.end(text)
    else line.show(text)
  }
}
