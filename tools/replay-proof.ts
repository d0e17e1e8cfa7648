/**
 * `npm run replay:proof`: plants faults in front of a fresh mock, and looks whether the replay finds each of them, and nothing
 * without them. Flags behind `--` are the proof's: `--only TEXT`, `--each N`, `--seed N`. Exit code and figures are the proof's.
 */
import { join } from 'node:path'
import { npmRun, root, run } from './lib/npm.ts'
import { withReplayMock } from './lib/replay-mock.ts'

const { code, output } = await withReplayMock(({ baseUrl, credentials, persona }) =>
  run(
    npmRun(
      'proof',
      ...['--base-url', baseUrl, '--credentials', credentials, '--persona', persona],
      ...process.argv.slice(2),
    ),
    { cwd: join(root, 'packages', 'api-contract') },
  ),
)
console.log(output.trimEnd())
process.exitCode = code
