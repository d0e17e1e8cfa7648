/**
 * `npm run fuzz:mock`: a short fuzz of a fresh mock in memory, with a fixed seed; `npm run fuzz:mock:full` sends more requests of
 * each operation, those of the short one among them. Flags behind `--` are the fuzz's. Exit code and report are
 * the fuzz's, too; an operation of which no success was seen is a failure as well.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FuzzReport } from '../../packages/contract-tests/fuzz/report-files.ts'
import { startFreshMock } from '../lib/fresh-mock.ts'
import { npmRun, run } from '../lib/npm.ts'
import { apiAddress } from '../lib/servers.ts'

/** How many requests of each operation are sent. */
const requests = { short: '40', full: '1000' }
const seed = '1'

const given = process.argv.slice(2)
const flags = given.filter((flag) => flag !== '--full')
const length = flags.length < given.length ? 'full' : 'short'

/** Operations of which the run saw no success, although it should; nothing where it wrote no report here. */
function withoutSuccess(folder: string): string[] {
  const file = join(folder, 'report.json')
  if (!existsSync(file)) return []
  const report: FuzzReport = JSON.parse(readFileSync(file, 'utf8'))
  return report.withoutSuccess
}

const folder = mkdtempSync(join(tmpdir(), 'fuzz-report-'))
const own = ['--seed', seed, '--requests', requests[length], '--report', folder]
const { child, port } = await startFreshMock()
const { code, output } = await run(npmRun('fuzz', '--base-url', apiAddress(port), ...own, ...flags))
console.log(output.trimEnd())
await child.stop()
const gaps = code === 0 ? withoutSuccess(folder) : []
for (const id of gaps) console.error(`${id}: no success seen`)
rmSync(folder, { recursive: true })
process.exitCode = gaps.length > 0 ? 1 : code
