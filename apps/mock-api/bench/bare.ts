import Fastify, { type FastifyInstance } from 'fastify'
import type { Database, Value } from '../src/store/database.ts'

/** One call of the store as the mock makes it. */
interface Call {
  method: 'all' | 'get' | 'total' | 'ids'
  sql: string
  parameters: readonly Value[]
  /** Places of the rows by their ids, where the mock puts them into the order that it knows. */
  places?: ReadonlyMap<number, number>
}

const methods = ['all', 'get', 'total', 'ids'] as const

/** Rows are picked by ids, which stand in the order that was asked for just before. */
function placesOf(before: Call | undefined, parameters: readonly Value[]): Pick<Call, 'places'> {
  if (before?.method !== 'ids') return {}
  return {
    places: new Map((JSON.parse(String(parameters.at(-1))) as number[]).map((id, place) => [id, place])),
  }
}

/** The calls of the store that the mock makes to answer a request for the third time, as for every later one. */
async function callsOf(mock: FastifyInstance, db: Database, url: string): Promise<Call[]> {
  await mock.inject(url)
  await mock.inject(url)
  const calls: Call[] = []
  const originals = methods.map((method) => [method, db[method]] as const)
  for (const [method, original] of originals) {
    const spy = (sql: string, parameters: readonly Value[] = []) => {
      calls.push({ method, sql, parameters, ...placesOf(calls.at(-1), parameters) })
      return Reflect.apply(original, db, [sql, parameters])
    }
    Object.assign(db, { [method]: spy })
  }
  await mock.inject(url)
  Object.assign(db, Object.fromEntries(originals))
  return calls
}

/** What a statement answers when nothing of the last time is cached. */
function askAnew(db: Database, { method, sql, parameters }: Call): unknown {
  if (method === 'total') return db.get<{ total: number }>(sql, parameters)?.total
  return method === 'get' ? db.get(sql, parameters) : db.all(sql, parameters)
}

function inOrder(rows: unknown, { places }: Call): unknown {
  if (!places) return rows
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? 0
  return (rows as { id: number }[]).sort((one, other) => placeOf(one) - placeOf(other))
}

/** Does for a request what the mock does with its store, and nothing else. */
function replay(db: Database, calls: readonly Call[], caches: boolean): { total: unknown; rows: unknown } {
  let total: unknown
  let rows: unknown = []
  for (const call of calls) {
    const { method, sql, parameters } = call
    const found = caches ? db[method](sql, parameters) : askAnew(db, call)
    if (method === 'total') total = found
    if (method === 'ids') total = (found as unknown[]).length
    if (method === 'all') rows = inOrder(found, call)
  }
  return { total, rows }
}

/**
 * Plain Fastify routes that answer what the mock answers: the same rows by the same SQL on the same prepared statements, and
 * the total.
 *
 * @param caches they also have the mock’s cache of totals and orders, which a plain route would not
 */
export async function bareApp(
  mock: FastifyInstance,
  db: Database,
  urls: string[],
  caches: boolean,
): Promise<FastifyInstance> {
  const calls = new Map<string, Call[]>()
  for (const url of urls) calls.set(url, await callsOf(mock, db, url))
  const app = Fastify()
  for (const path of new Set(urls.map((url) => url.split('?', 1)[0] ?? ''))) {
    app.get(path, (request, reply) => {
      const { total, rows } = replay(db, calls.get(request.url) ?? [], caches)
      reply.header('x-total-count', total).send(rows)
    })
  }
  return app
}

/** @throws when the plain routes answer anything else than the mock */
export async function expectEqual(
  mock: FastifyInstance,
  bare: FastifyInstance,
  urls: string[],
): Promise<void> {
  for (const url of urls) {
    const [ours, plain] = [await mock.inject(url), await bare.inject(url)]
    const isEqual =
      ours.body === plain.body && ours.headers['x-total-count'] === String(plain.headers['x-total-count'])
    if (!isEqual) throw new Error(`The plain route answers ${url} differently`)
  }
}
