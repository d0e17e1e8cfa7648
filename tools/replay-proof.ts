/**
 * `npm run replay:proof`: plants faults in front of a fresh mock, and looks whether the replay finds each of them, and nothing
 * without them. Flags behind `--` are the proof's: `--only TEXT`, `--each N`, `--seed N`. Exit code and figures are the proof's.
 */
import { npmRun, run } from './lib/npm.ts'
import { withReplayMock } from './lib/replay-mock.ts'

const { code, output } = await withReplayMock(({ baseUrl, credentials, persona }) =>
  run(
    npmRun(
      'proof',
      ...['--base-url', baseUrl, '--credentials', credentials, '--persona', persona],
      ...process.argv.slice(2),
    ),
  ),
)
console.log(output.trimEnd())
process.exitCode = code
