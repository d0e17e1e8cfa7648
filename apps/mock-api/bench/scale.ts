/**
 * How long lists, filters and searches take over 100,000 news items and 20,000 members, and each list of the desk over 20,000 records: a
 * mix of questions, each asked again as soon as it is answered. `node bench/scale.ts` exits 1 when a target is missed.
 */
import { operations } from '@portal/api-contract/document'
import { issueStaffToken, issueToken } from '../src/security/tokens.ts'
import { buildApp } from '../src/server/app.ts'
import { createFreshWorld } from '../src/testing/fresh-world.ts'
import { listen, startClient } from './client.ts'
import type { Ask, Times } from './load.ts'
import { deskQuestions, questions } from './mix.ts'
import { check, quantile, tableLine } from './statistics.ts'

const size = { scale: 100_000, scaleMembers: 20_000 }
const connections = 20
/** As many of the staff ask at once. */
const staff = 5
const targets = { p99: 15, seconds: 20 }
const warmUp = 4_000
const measured = 10_000
const memberIds = [1, 2, 3, 105, 110, 205, 100_001, 105_000, 112_345, 120_000]

const begin = performance.now()
const { world, worlds } = await createFreshWorld(size)
const seconds = (performance.now() - begin) / 1_000
const app = buildApp(worlds)
const base = await listen(app)
const paths = new Set([...operations.values()].map(({ path }) => path))
const asks = questions(memberIds, (path) => paths.has(path)).map(({ kind, path, memberId }) => ({
  kind,
  url: `${base}/ht${path}`,
  ...(memberId && { headers: { authorization: `Bearer ${issueToken(world, memberId)}` } }),
}))
const authorization = `Bearer ${issueStaffToken(world, 1)}`
const deskAsks = deskQuestions(size.scaleMembers).map(({ kind, path }) => ({
  kind,
  url: `${base}/ht${path}`,
  headers: { authorization },
}))
const client = startClient()
async function load(asks: Ask[], connections: number): Promise<Times> {
  await client.load({ asks, connections, milliseconds: warmUp })
  return await client.load({ asks, connections, milliseconds: measured })
}
const times = await load(asks, connections)
const deskTimes = await load(deskAsks, staff)
client.stop()
await app.close()

const show = (kind: string, values: number[]) =>
  tableLine(kind, [
    String(values.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => `${quantile(values, share).toFixed(1)} ms`),
  ])
const slowest = (times: Times): number =>
  Math.max(...Object.values(times).map((values) => quantile(values, 0.99)))
function report(title: string, times: Times): void {
  console.log(title)
  console.log(tableLine('', ['requests', 'p50', 'p95', 'p99', 'longest']))
  for (const [kind, values] of Object.entries(times)) console.log(show(kind, values))
  console.log(show('all', Object.values(times).flat()))
}
const over = `${size.scale} news items and ${size.scaleMembers} members`
report(`${asks.length} questions over ${over}, ${connections} connections`, times)
check(`p99 of every kind below ${targets.p99} ms`, slowest(times) < targets.p99)
report(`${deskAsks.length} questions over the lists of the desk, ${staff} connections`, deskTimes)
check(`p99 of every list of the desk below ${targets.p99} ms`, slowest(deskTimes) < targets.p99)
check(`seeded in ${seconds.toFixed(1)} s, target ${targets.seconds} s`, seconds < targets.seconds)
