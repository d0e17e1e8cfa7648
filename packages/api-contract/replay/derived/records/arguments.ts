import { inputsOf, type Parameter } from '../../../fuzz/inputs.ts'
import type { Operation } from '../../../src/document.ts'
import type { Call, Context } from '../../context.ts'
import { type Caller, callersOf } from '../callers.ts'
import { givenOf, isList, type List, type ListOperation, listAs, type Row } from '../lists/list.ts'
import { operationOf } from '../operations.ts'
import { shownBy } from './shown.ts'

/** What an operation can be called with, and by whom. */
export interface Arguments extends Pick<Call, 'path' | 'query'> {
  role: Caller
  /** The list and its row that showed them. */
  shown?: { list: List; row: Row }
}

const requiredOf = (operation: Operation): Parameter[] => {
  const { path, query } = inputsOf(operation)
  return [...path, ...query.filter((parameter) => parameter.required)]
}

/** A call with one argument, wherever the operation wants it. */
export function withArgument(operation: Operation, value: unknown): Pick<Call, 'path' | 'query'> {
  const [parameter] = requiredOf(operation)
  if (!parameter) return {}
  const { name } = parameter
  return parameter.in === 'path' ? { path: { [name]: String(value) } } : { query: [[name, String(value)]] }
}

function listOf(operation: Operation): { list: ListOperation; property: string } | null {
  const source = shownBy[operation.id]
  const list = source && operationOf(source.list)
  return source && list && isList(list) ? { list, property: source.property } : null
}

/** Whoever is shown a list: the account itself, or anybody. */
async function viewerOf(context: Context, list: ListOperation, role: Caller): Promise<Caller | undefined> {
  if (role !== 'anonymous' && list.permissions !== null) return role
  return (await callersOf(context, list))[0]
}

/** Everything that a list shows to call an operation with, as an account that may call it. */
async function shownTo(context: Context, operation: Operation, role: Caller): Promise<Arguments[]> {
  const source = listOf(operation)
  const viewer = source && (await viewerOf(context, source.list, role))
  if (!source || !viewer) return []
  const list = await listAs(context, source.list, viewer)
  return list.rows
    .filter((row) => row[source.property] !== null && row[source.property] !== undefined)
    .map((row) => ({ role, shown: { list, row }, ...withArgument(operation, row[source.property]) }))
}

/** What a document lists itself needs nobody to show it. */
function documented(operation: Operation, role: Caller): Arguments[] {
  const [parameter] = requiredOf(operation)
  if (!parameter) return [{ role }]
  const [value] = parameter.schema.enum ?? []
  return value === undefined ? [] : [{ role, ...withArgument(operation, value) }]
}

/** All that is known to call a reading operation with as one account; empty when nothing is shown to it. */
export async function argumentsAs(
  context: Context,
  operation: Operation,
  role: Caller,
): Promise<Arguments[]> {
  if (isList(operation)) return [{ role, query: await givenOf(context, operation) }]
  const known = documented(operation, role)
  return known.length > 0 ? known : shownTo(context, operation, role)
}

/** The same for the first account that has some. Skips the scenario when none has. */
export async function argumentsOf(context: Context, operation: Operation): Promise<Arguments[]> {
  for (const role of await callersOf(context, operation)) {
    const known = await argumentsAs(context, operation, role)
    if (known.length > 0) return known
  }
  return context.skip(`nothing is shown to call ${operation.id} with`)
}
