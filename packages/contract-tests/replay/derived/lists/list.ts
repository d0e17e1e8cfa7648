import type { ListRules, Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import type { Exchange } from '../../exchange.ts'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import { CannotGoOn } from '../../run/scenario-errors.ts'
import { type Caller, callersOf, othersWith } from '../callers.ts'
import { liveValue } from '../live-values.ts'

export type Row = Record<string, unknown>
export type Query = [name: string, value: string][]
export type ListOperation = Operation & { list: ListRules }

/** A complete list as one caller sees it. */
export interface List {
  operation: ListOperation
  role: Caller
  /** What every call of it must name. */
  given: Query
  /** The record that it is within, where it is. */
  path?: Call['path']
  /** All rows by their id, where it can be sorted by it; as they were read last. */
  rows: Row[]
  /** What the pages of the last reading stated as `X-Total-Count`. */
  totals: (number | undefined)[]
}

/** What one call of a list answered. */
export interface Page {
  /** Null when it answered no list. */
  rows: Row[] | null
  total: number | undefined
  exchange: Exchange
}

export const largestPage = 2000
const longestList = 20_000

const tooLong = ({ id }: Operation): string =>
  `${id} has more than ${longestList} rows, which is too long to be read whole and compared`

export const isList = (operation: Operation): operation is ListOperation =>
  operation.list !== undefined && operation.method === 'get' && !operation.path.includes('{')

/** Why a list cannot show its order, nor what is on which page. */
export const tooShort = ({ operation, rows }: List): string =>
  `${operation.id} shows ${rows.length === 0 ? 'no row' : 'one row alone'}`

/** A key that identifies a row. */
export const nameOf = (row: Row): string => (row.id === undefined ? JSON.stringify(row) : String(row.id))

const isRows = (body: unknown): body is Row[] =>
  Array.isArray(body) && body.every((row) => typeof row === 'object' && row !== null)

/** Calls a list with what it must be called with and `query`. */
export async function ask(
  context: Context,
  { operation, role, given, path }: Pick<List, 'operation' | 'role' | 'given' | 'path'>,
  query: Query,
): Promise<Page> {
  const exchange = await context.call(operation, { role, query: [...given, ...query], ...(path && { path }) })
  const { status, body, headers } = exchange.answer
  const total = Number(headers['x-total-count'] ?? Number.NaN)
  return {
    rows: status === 200 && isRows(body) ? body : null,
    total: Number.isInteger(total) ? total : undefined,
    exchange,
  }
}

/** Reads a list whole, again. Skips the scenario for one that is too long for that. @throws CannotGoOn when it is refused */
export async function read(context: Context, list: List): Promise<void> {
  const sort: Query = list.operation.list.sort.includes('id') ? [['sort', 'id']] : []
  const pages: { rows: Row[]; total: number | undefined }[] = []
  for (let page = 0, count = 0; ; page++) {
    const paging: Query = [...sort, ['page', String(page)], ['size', String(largestPage)]]
    const { rows, total, exchange } = await ask(context, list, paging)
    if (!rows)
      throw new CannotGoOn(
        `needs the rows of ${list.operation.id}, and got ${exchange.answer.status} without a list`,
        exchange,
      )
    pages.push({ rows, total })
    count += rows.length
    if (rows.length < largestPage || count >= (total ?? Number.POSITIVE_INFINITY)) break
    if ((total ?? count) > longestList) context.skip(tooLong(list.operation))
  }
  list.rows = pages.flatMap(({ rows }) => rows)
  list.totals = pages.map(({ total }) => total)
}

/** What every call of a list must name, with values that the backend shows. */
export async function givenOf(context: Context, operation: ListOperation): Promise<Query> {
  const required = inputsOf(operation).query.filter((parameter) => parameter.required)
  return Promise.all(
    required.map(async (parameter): Promise<[string, string]> => {
      return [parameter.name, await liveValue(context, parameter)]
    }),
  )
}

/** A list as somebody sees it now. */
export async function readAs(context: Context, operation: ListOperation, role: Caller): Promise<List> {
  const list: List = { operation, role, given: await givenOf(context, operation), rows: [], totals: [] }
  await read(context, list)
  return list
}

/** A list as somebody sees it; read once a run. */
export function listAs(context: Context, operation: ListOperation, role: Caller): Promise<List> {
  return context.once(`${operation.id} as ${role}`, () => readAs(context, operation, role))
}

/** A list as the account sees it that sees most of it. */
export function longestOf(context: Context, operation: ListOperation): Promise<List> {
  return context.once(`longest ${operation.id}`, async () => {
    const lists: List[] = []
    for (const role of await callersOf(context, operation)) lists.push(await listAs(context, operation, role))
    // One row has neither an order nor a next page.
    if (lists.every(({ rows }) => rows.length < 2))
      for (const name of await othersWith(context, operation))
        lists.push(await listAs(context, operation, name))
    const [longest] = lists.sort((a, b) => b.rows.length - a.rows.length)
    return longest ?? context.skip('no account of the credentials may call it')
  })
}
