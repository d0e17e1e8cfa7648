/**
 * `npm run fuzz:mock`: a short fuzz of a fresh mock in memory, with a fixed seed; `npm run fuzz:mock:full` sends more requests of
 * each operation, those of the short one among them. Flags behind `--` are the fuzz's. Exit code and report are the fuzz's, too.
 */
import { startFreshMock } from '../lib/fresh-mock.ts'
import { npmRun, run } from '../lib/npm.ts'
import { apiAddress } from '../lib/servers.ts'

/** How many requests of each operation are sent. */
const requests = { short: '60', full: '1000' }
const seed = '1'

const given = process.argv.slice(2)
const flags = given.filter((flag) => flag !== '--full')
const length = flags.length < given.length ? 'full' : 'short'

const { child, port } = await startFreshMock()
const { code, output } = await run(
  npmRun('fuzz', '--base-url', apiAddress(port), '--seed', seed, '--requests', requests[length], ...flags),
)
console.log(output.trimEnd())
await child.stop()
process.exitCode = code
