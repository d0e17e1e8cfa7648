import type { Outcome } from './run-operation.ts'

/** Milliseconds between two lines where a line cannot be written over. */
const pause = 5_000

/** Tells how far a run is: one line that changes in a terminal, one every few seconds elsewhere. */
export function progressOf(total: number, out: NodeJS.WriteStream = process.stderr) {
  const start = performance.now()
  let last = start
  let done = 0
  let sent = 0
  let found = 0
  return (outcome: Outcome) => {
    done++
    sent += outcome.sent
    found += outcome.findings.length
    const now = performance.now()
    const rate = Math.round((sent / (now - start)) * 1000)
    const line = `${done}/${total} operations, ${sent} requests, ${rate}/s, ${found} failures`
    if (out.isTTY) out.write(`\r${line.padEnd(78)}${done === total ? '\n' : ''}`)
    else if (now - last > pause || done === total) {
      last = now
      out.write(`${line}\n`)
    }
  }
}
