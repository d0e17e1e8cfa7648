/**
 * `npm run fuzz:mock`: a short fuzz of a fresh mock in memory, with a fixed seed. Exit code and report are the fuzz's.
 */
import { startFreshMock } from './lib/fresh-mock.ts'
import { npmRun, run } from './lib/npm.ts'
import { apiAddress } from './lib/servers.ts'

/** Of each operation; a longer run is `npm run fuzz`. */
const requests = '60'
const seed = '1'

const { child, port } = await startFreshMock()
const { code, output } = await run(
  npmRun('fuzz', '--base-url', apiAddress(port), '--seed', seed, '--requests', requests),
)
console.log(output.trimEnd())
await child.stop()
process.exitCode = code
