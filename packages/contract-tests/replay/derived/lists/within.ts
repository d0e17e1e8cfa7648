import type { Operation } from '@portal/api-contract/document'
import type { Context } from '../../run/context.ts'
import { argumentsOf } from '../records/arguments.ts'
import { ask, isList, type List, type ListOperation, longestOf, type Row, read } from './list.ts'

/** A list, be it one within a record, such as that of who has signed up for an activity. */
export const isAnyList = (operation: Operation): operation is ListOperation =>
  isList(operation) || (operation.list !== undefined && operation.method === 'get')

/** Records whose lists are looked at for the longest. */
const fewRecords = 6

/** A property with so few values is one of kinds or states. */
const fewValues = 6

/** The list that shows most rows: to whom it does, or within which record. */
export function longestOfAny(context: Context, operation: ListOperation): Promise<List> {
  if (isList(operation)) return longestOf(context, operation)
  return context.once(`longest ${(operation as ListOperation).id}`, () => longestWithin(context, operation))
}

/** How many kinds and states the rows of a list are of. */
const varietyOf = ({ list }: ListOperation, rows: Row[]): number =>
  Object.entries(list.criteria)
    .filter(([, kind]) => kind === 'string')
    .map(([name]) => new Set(rows.map((row) => row[name])).size)
    .filter((count) => count <= fewValues)
    .reduce((sum, count) => sum + count, 0)

/** The list of most kinds and states, and of these the longest. */
async function longestWithin(context: Context, operation: ListOperation): Promise<List> {
  const lists: { list: List; variety: number; total: number }[] = []
  for (const { role, path } of (await argumentsOf(context, operation)).slice(0, fewRecords)) {
    const list: List = { operation, role, given: [], rows: [], totals: [], ...(path && { path }) }
    const { rows, total = 0 } = await ask(context, list, [['size', '200']])
    lists.push({ list, total, variety: varietyOf(operation, rows ?? []) })
  }
  const [longest] = lists.sort((a, b) => b.variety - a.variety || b.total - a.total)
  if (!longest) return context.skip(`the backend shows no record to call ${operation.id} with`)
  await read(context, longest.list)
  return longest.list
}
