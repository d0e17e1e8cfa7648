/**
 * `npm run replay:mock`: replays the contract against a fresh mock in memory, logged in as its personas. Exit code and report are
 * the replay's; an operation that no scenario calls is a failure as well.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmRun, run } from './lib/npm.ts'
import { withReplayMock } from './lib/replay-mock.ts'

interface Report {
  operations: { id: string; calls: number; reason: string }[]
}

/** Operations that a finished run did not call, with the reason. */
function missedIn(folder: string): string[] {
  const report: Report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  return report.operations
    .filter(({ calls }) => calls === 0)
    .map(({ id, reason }) => `${id} was not called: ${reason}`)
}

const folder = mkdtempSync(join(tmpdir(), 'replay-report-'))
const { code, output } = await withReplayMock(({ baseUrl, credentials }) =>
  run(npmRun('replay', '--base-url', baseUrl, '--credentials', credentials, '--report', folder)),
)
console.log(output.trimEnd())
const missed = code === 0 ? missedIn(folder) : []
for (const line of missed) console.error(line)
rmSync(folder, { recursive: true })
process.exitCode = missed.length > 0 ? 1 : code
