import type { Operation } from '@portal/api-contract/document'
import type { Value } from '../store/database.ts'
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
  /** Values of the criteria's placeholders, after those of the source. */
  parameters: Value[]
}

/** Equal questions come as one object (see `remember`), so their statements are put together once. */
const plans = new WeakMap<ListCall['query'], Plan>()

function isSame(a: Source, b: Source): boolean {
  return (
    a.where === b.where &&
    a.from === b.from &&
    a.select === b.select &&
    a.columns === b.columns &&
    a.order === b.order
  )
}

function toPlan({ operation, query }: ListCall, source: Source): Plan {
  const rules = operation.list
  if (!rules) throw new Error(`${operation.id} has no x-list in the document`)
  const conditions = toConditions(rules, query, source.columns)
  const all = [...(source.where ? [source.where] : []), ...conditions.map(({ sql }) => sql)]
  const from = `FROM ${source.from}${all.length > 0 ? ` WHERE ${all.join(' AND ')}` : ''}`
  const order = toOrder(rules, query.sort, source.columns, source.order)
  return {
    source,
    count: `SELECT count(*) AS total ${from}`,
    rows: `SELECT ${source.select} ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
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

/** One page of a list by the request's criteria, sort and paging, and how many rows the criteria match. */
export function selectPage<Row>(call: ListCall, source: Source): { rows: Row[]; total: number } {
  const { count, rows, parameters: criteria } = planOf(call, source)
  const { page = 0, size = 20 } = call.query
  const { db } = call.world
  const parameters = source.parameters ? [...source.parameters, ...criteria] : criteria
  const counted = db.get<{ total: number }>(count, parameters)
  return { rows: db.all<Row>(rows, [...parameters, size, page * size]), total: counted?.total ?? 0 }
}
