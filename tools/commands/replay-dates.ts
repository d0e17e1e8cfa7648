/**
 * `npm run replay:dates`: replays the contract against fresh mocks at other times, replay and mock alike, where terms, years and
 * memberships are about to end or have just begun. Fails when a run does not keep the contract: a right answer of that time is
 * taken for a wrong one.
 */
import { join } from 'node:path'
import { npmRun, root, run } from '../lib/npm.ts'

const nextYear = new Date().getUTCFullYear() + 1
const leapYear = Math.ceil(nextYear / 4) * 4

/** With the time in China, where the years of members begin. */
const instants = [
  // A membership can be renewed in the month before its end.
  `${nextYear}-12-05T09:00+08:00`,
  `${nextYear}-12-31T23:50+08:00`,
  `${nextYear}-01-01T00:10+08:00`,
  `${leapYear}-02-29T23:59+08:00`,
]

for (const instant of instants) {
  const env = {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require "${join(root, 'tools/replay/other-date.cjs')}"`,
    DATE_AHEAD_MS: String(Date.parse(instant) - Date.now()),
  }
  // With a flag only what the replay finds counts, not what it could not provoke at such a time.
  const { code, output } = await run(npmRun('replay:mock', '--timeout', '60'), { env })
  console.log(`${code === 0 ? '✓' : '✗'} ${instant}`)
  if (code === 0) continue
  console.log(output.trimEnd())
  process.exitCode = 1
}
