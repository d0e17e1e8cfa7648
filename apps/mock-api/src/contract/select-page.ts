import type { Operation } from '@portal/api-contract/document'
import type { Database, Value } from '../store/database.ts'
import type { World } from '../world.ts'
import { type Columns, toConditions, toOrder } from './criteria.ts'

/** What a list is taken from, before the request's criteria. */
export interface Source {
  /** Columns of a row. */
  select: string
  /** Table or join. */
  from: string
  /** Condition that always holds: who may see what. */
  where?: string
  /** Values of the placeholders in `where`. */
  parameters?: Value[]
  columns?: Columns
  /**
   * Table or join that has the columns of a row, one of them `id`. With it the order of what a filter leaves is
   * cached, and that of a search always. Not where the present instant is among the values: each question were a new one.
   */
  rowsFrom?: string
  /** Values of the placeholders in `rowsFrom`. */
  rowsParameters?: Value[]
  /** Condition of `rowsFrom` by which the rows of the ids are found, where an index knows another column; `?` is JSON of the ids. */
  picks?: string
  /** `ORDER BY` terms where neither the request nor the document sorts. */
  order?: readonly string[]
}

/** The part of a call that a list needs. */
interface ListCall {
  world: World
  operation: Operation<string>
  query: { page?: number; size?: number; sort?: string[] }
}

/** The statements of a list under certain criteria and sort. */
interface Plan {
  source: Source
  count: string
  rows: string
  /** Ids of all rows in their order. */
  ids: string
  /** The rows of some ids, in any order. */
  picked: string
  /** Up to how many rows their order is cached. */
  cachedUpTo: number
  /** Values of the criteria's placeholders, after those of the source. */
  parameters: Value[]
}

/** Equal queries are one object (see `memoize`), so that their statements are put together once. */
const plans = new WeakMap<ListCall['query'], Plan>()

function isSame(a: Source, b: Source): boolean {
  return (
    a.where === b.where &&
    a.from === b.from &&
    a.select === b.select &&
    a.columns === b.columns &&
    a.rowsFrom === b.rowsFrom &&
    a.picks === b.picks &&
    a.order === b.order
  )
}

/**
 * Few rows are found by reading many: what a filter leaves is cached as ids up to this number. A page of more is
 * soon full when the rows are read in their order.
 */
const few = 1_000

function cachedOrderUpTo({ from, rowsFrom }: Source, isFiltered: boolean): number {
  if (rowsFrom === undefined) return 0
  if (rowsFrom !== from) return Number.POSITIVE_INFINITY
  return isFiltered ? few : 0
}

function toPlan({ operation, query }: ListCall, source: Source): Plan {
  const rules = operation.list
  if (!rules) throw new Error(`${operation.id} has no x-list in the document`)
  const conditions = toConditions(rules, query, source.columns)
  const all = [...(source.where ? [source.where] : []), ...conditions.map(({ sql }) => sql)]
  const from = `FROM ${source.from}${all.length > 0 ? ` WHERE ${all.join(' AND ')}` : ''}`
  const order = toOrder(rules, query.sort, source.columns, source.order)
  const id = source.columns?.id ?? 'id'
  return {
    source,
    count: `SELECT count(*) AS total ${from}`,
    rows: `SELECT ${source.select} ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ids: `SELECT ${id} AS id ${from} ORDER BY ${order}`,
    // SQLite hands this condition down to both sides of a union, but no join with the ids.
    picked: `SELECT ${source.select} FROM ${source.rowsFrom} WHERE ${source.picks ?? `${id} IN (SELECT value FROM json_each(?))`}`,
    cachedUpTo: cachedOrderUpTo(source, conditions.length > 0),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  }
}

function planOf(call: ListCall, source: Source): Plan {
  const known = plans.get(call.query)
  if (known && isSame(known.source, source)) return known
  const plan = toPlan(call, source)
  plans.set(call.query, plan)
  return plan
}

/** What a page is selected by. */
interface Asked {
  db: Database
  plan: Plan
  /** Values of the source's condition and of the criteria. */
  parameters: Value[]
  rowsParameters: Value[]
  offset: number
  size: number
}

/** One page of a list, and how many rows the criteria match. */
interface Selected<Row> {
  rows: Row[]
  total: number
}

/** A page by the cached order of the whole list. */
function selectByOrder<Row>({ db, plan, parameters, rowsParameters, offset, size }: Asked): Selected<Row> {
  const all = db.ids(plan.ids, parameters)
  const ids = all.slice(offset, offset + size)
  if (ids.length === 0) return { rows: [], total: all.length }
  const rows = db.all<Row & { id: number }>(plan.picked, [...rowsParameters, JSON.stringify(ids)])
  const places = new Map(ids.map((id, place) => [id, place]))
  rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  return { rows, total: all.length }
}

/** A page by a statement that reads its rows. */
function selectRows<Row>(asked: Asked): Selected<Row> {
  const { db, plan, parameters, offset, size } = asked
  const read = () => db.all<Row>(plan.rows, [...parameters, size, offset])
  let first: Row[] | undefined
  const total = db.total(plan.count, parameters, {
    reads: plan.rows,
    find: () => {
      if (offset === 0) first = read()
      // A first page that is not full has all the rows there are.
      return first && first.length < size ? first.length : db.count(plan.count, parameters)
    },
  })
  if (first) return { rows: first, total }
  // A search for rows that do not exist would read the whole table.
  if (offset >= total) return { rows: [], total }
  return total <= plan.cachedUpTo ? selectByOrder(asked) : { rows: read(), total }
}

/** A table, or a selection in parentheses, as a list of which every order is cached: where no index has a page's rows in order. */
export const listOf = (rows: string, name: string) => ({
  from: `${rows} ${name}`,
  rowsFrom: `${rows} AS ${name}`,
})

/** One page of a list by the request's criteria, sort and paging, and how many rows the criteria match. */
export function selectPage<Row>(call: ListCall, source: Source): Selected<Row> {
  const plan = planOf(call, source)
  const { page = 0, size = 20 } = call.query
  const { parameters: own = [], rowsParameters = [] } = source
  const parameters = [...own, ...plan.parameters]
  const asked = { db: call.world.db, plan, parameters, rowsParameters, offset: page * size, size }
  return plan.cachedUpTo === Number.POSITIVE_INFINITY ? selectByOrder(asked) : selectRows(asked)
}
