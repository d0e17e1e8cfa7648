/**
 * `npm run replay:proof`: plants faults in front of a fresh mock, and looks whether the replay finds each of them, and nothing
 * without them. It plants one fault for each kind of mismatch, other ones with each commit; `npm run replay:proof:full` plants all
 * of them, each in two operations. Flags behind `--` are the proof's: `--only TEXT`, `--each N`, `--seed N`, `--short ROTATION`.
 * Exit code and figures are the proof's.
 */
import { join } from 'node:path'
import { npmRun, root, run } from '../lib/npm.ts'
import { withReplayMock } from '../lib/replay-mock.ts'

/** The number of commits, so that each commit plants other faults; 0 where there is no repository. */
async function commitCount(): Promise<string> {
  const { code, output } = await run(['git', 'rev-list', '--count', 'HEAD'], { cwd: root })
  return code === 0 ? output.trim() : '0'
}

async function flagsOf(given: string[]): Promise<string[]> {
  const flags = given.filter((flag) => flag !== '--full')
  const isChosen = flags.some((flag) => /^--(only|short)\b/.test(flag))
  if (isChosen || flags.length < given.length) return flags
  return ['--each', '1', '--short', await commitCount(), ...flags]
}

const flags = await flagsOf(process.argv.slice(2))
const { code, output } = await withReplayMock(({ baseUrl, credentials, persona }) =>
  run(
    npmRun('proof', ...['--base-url', baseUrl, '--credentials', credentials, '--persona', persona], ...flags),
    { cwd: join(root, 'packages', 'contract-tests') },
  ),
)
console.log(output.trimEnd())
process.exitCode = code
