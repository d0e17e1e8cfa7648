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
  parameters?: Value[]
  columns?: Columns
  /** `ORDER BY` terms where neither the request nor the document sorts. */
  order?: string[]
}

/** The part of a call that a list needs. */
interface ListCall {
  world: World
  operation: Operation
  query: { page?: number; size?: number; sort?: string[] }
}

function whereOf({ operation, query }: ListCall, source: Source) {
  const rules = operation.list
  if (!rules) throw new Error(`${operation.id} has no x-list in the document`)
  const conditions = toConditions(rules, query, source.columns)
  const all = source.where
    ? [source.where, ...conditions.map(({ sql }) => sql)]
    : conditions.map(({ sql }) => sql)
  return {
    rules,
    where: all.length > 0 ? ` WHERE ${all.join(' AND ')}` : '',
    parameters: [...(source.parameters ?? []), ...conditions.flatMap((condition) => condition.parameters)],
  }
}

/** One page of a list by the request's criteria, sort and paging, and how many rows the criteria match. */
export function selectPage<Row>(call: ListCall, source: Source): { rows: Row[]; total: number } {
  const { rules, where, parameters } = whereOf(call, source)
  const { page = 0, size = 20, sort } = call.query
  const order = toOrder(rules, sort, source.columns, source.order)
  const { db } = call.world
  const counted = db.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${source.from}${where}`,
    parameters,
  )
  const rows = db.all<Row>(
    `SELECT ${source.select} FROM ${source.from}${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    [...parameters, size, page * size],
  )
  return { rows, total: counted?.total ?? 0 }
}
