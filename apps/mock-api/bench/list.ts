/**
 * What the contract costs: a mix of lists over 1,000 news items from the mock and from bare Fastify routes that run the
 * same SQL, by turns in one run. The last line is for whoever wants to know what the mock owes to its memory of totals. `node bench/list.ts` exits 1 below the target.
 */
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/server/app.ts'
import { createFreshWorld } from '../src/testing/fresh-world.ts'
import { Worlds } from '../src/worlds/worlds.ts'
import { bareApp, expectEqual } from './bare.ts'
import { type Client, listen, startClient } from './client.ts'
import type { Ask } from './load.ts'
import { filters, lists } from './mix.ts'
import { check, median, tableLine } from './statistics.ts'

const target = 0.85
const connections = 20
// Short turns, and the ratio within each: what else the machine does then hits all three alike.
const turns = 30
const milliseconds = 300
const warmUp = 2_000

/** Requests a second of one round. */
async function rate(client: Client, asks: Ask[], duration = milliseconds): Promise<number> {
  const times = await client.load({ asks, connections, milliseconds: duration })
  return Object.values(times).flat().length / (duration / 1_000)
}

/** Requests a second of each mix, turn by turn; every other turn runs backwards, so that none is always first. */
async function compare(client: Client, mixes: Ask[][]): Promise<number[][]> {
  for (const asks of mixes) await rate(client, asks, warmUp)
  const results: number[][] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const order = turn % 2 === 0 ? mixes : mixes.toReversed()
    const rates: number[] = []
    for (const asks of order) rates.push(await rate(client, asks))
    results.push(turn % 2 === 0 ? rates : rates.toReversed())
  }
  return results
}

async function asksOf(app: FastifyInstance): Promise<Ask[]> {
  const base = await listen(app)
  return urls.map((url) => ({ kind: 'list', url: base + url }))
}

const urls = [...lists(), ...filters()].map(({ path }) => `/ht${path}`)
const { world, clock } = await createFreshWorld({ scale: 1_000 })
const appOf = (validate: boolean) =>
  buildApp(new Worlds({ ...world, config: { ...world.config, validate } }, clock))
const [mock, validated] = [appOf(false), appOf(true)]
const bare = await bareApp(mock, world.db, urls, false)
const caching = await bareApp(mock, world.db, urls, true)
for (const plain of [bare, caching]) await expectEqual(validated, plain, urls)

const apps = [bare, mock, validated, caching]
const client = startClient()
const results = await compare(client, await Promise.all(apps.map(asksOf)))
client.stop()
await Promise.all(apps.map((app) => app.close()))

const ratioOf = (index: number): number =>
  median(results.map((rates) => (rates[index] ?? 0) / (rates[0] ?? 1)))
console.log(
  `${urls.length} lists, filters and pages of 1,000 news items, ${connections} connections; medians of ${turns} turns`,
)
console.log(tableLine('', ['requests/s', 'ratio']))
for (const [index, name] of [
  'bare Fastify routes',
  'mock',
  'mock, answers validated',
  'bare, totals cached',
].entries()) {
  const perSecond = Math.round(median(results.map((rates) => rates[index] ?? 0)))
  console.log(tableLine(name, [String(perSecond), ratioOf(index).toFixed(2)]))
}
check(`validated answers at least ${target} of bare Fastify`, ratioOf(2) >= target)
