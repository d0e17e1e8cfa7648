/**
 * `npm run replay:mock`: replays the contract against a fresh mock in memory, logged in as its personas. Exit code and report are
 * the replay's; an operation that no scenario calls, or of which the run saw no success, is a failure
 * as well, and so is a code that no refusal had and that has no reason for it. With flags of the replay, such as `--only listTenders`,
 * only what the replay itself finds is a failure.
 *
 * It is started with one thread for the background work of V8, which takes four by itself. On two cores, both of them busy with the
 * replay and its mock, a run takes a twentieth longer with four.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refusedOnly } from '../../packages/contract-tests/replay/report/refused-only.ts'
import type { Report } from '../../packages/contract-tests/replay/report/report.ts'
import { unprovokedOf } from '../../packages/contract-tests/replay/report/unseen/unprovoked.ts'
import { root } from '../lib/npm.ts'
import { withReplayMock } from '../lib/replay-mock.ts'

/** What of the contract a finished run did not prove, although it should. */
function gapsIn(folder: string): string[] {
  const report: Report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  return [
    ...report.operations
      .filter(({ calls }) => calls === 0)
      .map(({ id, reason }) => `${id} was not called: ${reason}`),
    ...report.operations
      .filter(({ verdict }) => verdict === 'not offered')
      .map(({ id, reason }) => `${id} is not there: ${reason}`),
    ...refusedOnly(report).map(({ id }) => `${id}: no success seen`),
    ...unprovokedOf(report)
      .filter(({ why }) => why === null)
      .map(({ code, operations }) => `${code}: no refusal seen of ${operations.join(', ')}`),
  ]
}

const flags = process.argv.slice(2)
// It stays, to be read by whoever is told its place, until the next run.
const folder = join(root, '.cache', 'replay-report')
rmSync(folder, { recursive: true, force: true })
const running = withReplayMock(async ({ baseUrl, credentials }) => {
  const { replay } = await loading
  // More at once than elsewhere: nobody else waits for this mock, and neither side of the run for the other.
  const given = ['--base-url', baseUrl, '--credentials', credentials, '--report', folder, '--parallel', '8']
  return replay([...given, ...flags], process.env.INIT_CWD ?? process.cwd())
})
// The replay is loaded while the mock starts.
const loading = import('../../packages/contract-tests/replay/command/replay.ts')
const code = await running
const gaps = code === 0 && flags.length === 0 ? gapsIn(folder) : []
for (const line of gaps) console.error(line)
process.exitCode = gaps.length > 0 ? 1 : code
