/**
 * What the contract costs: a list of 20 of 1,000 news with criteria, sort and total, from the mock and from a bare Fastify
 * route that runs the same statements, by turns in one run. `node bench/list.ts` exits 1 below the target.
 */
import { type ChildProcess, fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { issueToken } from '../src/security/tokens.ts'
import type { Database, Parameters } from '../src/store/database.ts'
import { createFreshWorld } from '../src/testing/fresh-world.ts'
import type { World } from '../src/world.ts'
import { Worlds } from '../src/worlds/worlds.ts'
import type { Order } from './load.ts'

const target = 0.85
// Short turns, and the ratio within each: what else the machine does then hits all three alike.
const turns = 24
const milliseconds = 300
const path =
  '/ht/api/public/info-news-list?infoDictsId.in=2,4,6&title.contains=%E5%B8%82&publishDate.greaterThan=2022-01-01T00:00:00Z&sort=viewCount,desc&page=2&size=20'

interface Statement {
  sql: string
  parameters: Parameters
}

/** The statements that one request of the mock runs, so that the bare route runs exactly those. */
async function statementsOf(
  app: FastifyInstance,
  db: Database,
): Promise<{ count: Statement; rows: Statement }> {
  const seen: Statement[] = []
  const { all, get } = db
  db.get = (sql, parameters = []) => {
    seen.push({ sql, parameters })
    return get.call(db, sql, parameters) as never
  }
  db.all = (sql, parameters = []) => {
    seen.push({ sql, parameters })
    return all.call(db, sql, parameters) as never
  }
  await app.inject(path)
  Object.assign(db, { all, get })
  const [count, rows] = seen
  if (!count || !rows) throw new Error('The list did not run two statements')
  return { count, rows }
}

function bareApp(db: Database, { count, rows }: { count: Statement; rows: Statement }): FastifyInstance {
  const app = Fastify()
  app.get('/ht/api/public/info-news-list', (_request, reply) => {
    const counted = db.get<{ total: number }>(count.sql, count.parameters)
    reply.header('x-total-count', counted?.total).send(db.all(rows.sql, rows.parameters))
  })
  return app
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`
}

/** Requests a second of one round. */
async function round(client: ChildProcess, url: string, headers: Order['headers']): Promise<number> {
  const served = new Promise<number>((done) => client.once('message', (count) => done(Number(count))))
  client.send({ url, headers, connections: 20, milliseconds } satisfies Order)
  return (await served) / (milliseconds / 1_000)
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Requests a second of each address, turn by turn; every other turn runs backwards, so that none is always first. */
async function compare(client: ChildProcess, urls: string[], headers: Order['headers']): Promise<number[][]> {
  for (const url of urls) await round(client, url, headers)
  const results: number[][] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const order = turn % 2 === 0 ? urls : urls.toReversed()
    const rates: number[] = []
    for (const url of order) rates.push(await round(client, url, headers))
    results.push(turn % 2 === 0 ? rates : rates.toReversed())
  }
  return results
}

const rateOf = (results: number[][], index: number): number =>
  median(results.map((rates) => rates[index] ?? 0))
const ratioOf = (results: number[][], index: number): number =>
  median(results.map((rates) => (rates[index] ?? 0) / (rates[0] ?? 1)))

const { world, clock } = await createFreshWorld({ scale: 1_000 })
const appOf = (validate: boolean) =>
  buildApp(new Worlds({ ...world, config: { ...world.config, validate } } satisfies World, clock))
const [mock, judged] = [appOf(false), appOf(true)]
const bare = bareApp(world.db, await statementsOf(mock, world.db))
const apps = [bare, mock, judged]
const urls = await Promise.all(apps.map(listen))
const client = fork(join(import.meta.dirname, 'load.ts'))
const results = await compare(client, urls, { authorization: `Bearer ${issueToken(world, 1)}` })
client.kill()
await Promise.all(apps.map((app) => app.close()))

console.log(`20 of 1,000 news by criteria and sort, with total; medians of ${turns} turns`)
for (const [index, name] of ['bare Fastify route', 'mock', 'mock, answers judged'].entries()) {
  const rate = Math.round(rateOf(results, index))
  console.log(
    `  ${name.padEnd(22)}${String(rate).padStart(6)} requests/s  ratio ${ratioOf(results, index).toFixed(2)}`,
  )
}
console.log(`  target for the mock: ratio ${target}`)
process.exitCode = ratioOf(results, 1) >= target ? 0 : 1
