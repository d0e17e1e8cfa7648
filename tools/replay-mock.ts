/**
 * `npm run replay:mock`: replays the contract against a fresh mock in memory, logged in as its personas.
 * Exit code and report are the replay's.
 */
import { npmRun, run } from './lib/npm.ts'
import { withReplayMock } from './lib/replay-mock.ts'

const { code, output } = await withReplayMock(({ baseUrl, credentials }) =>
  run(npmRun('replay', '--base-url', baseUrl, '--credentials', credentials)),
)
console.log(output.trimEnd())
process.exitCode = code
