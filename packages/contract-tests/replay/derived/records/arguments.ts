import type { Operation } from '@portal/api-contract/document'
import { roleNames } from '../../../shared/credentials/credentials.ts'
import { inputsOf, type Parameter } from '../../../shared/inputs.ts'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import { type Caller, callersOf } from '../callers.ts'
import { givenOf, isList, type List, type ListOperation, listAs, longestOf, type Row } from '../lists/list.ts'
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

/** Values that the document itself lists need not be looked up. */
function documented(operation: Operation, role: Caller): Arguments[] {
  const [parameter] = requiredOf(operation)
  if (!parameter) return [{ role }]
  return (parameter.schema.enum ?? []).map((value) => ({ role, ...withArgument(operation, value) }))
}

/** A list as the account sees it, or as an anonymous caller sees it. */
const viewOf = (context: Context, list: ListOperation, role: Caller): Promise<List> =>
  role !== 'anonymous' && list.permissions !== null ? listAs(context, list, role) : longestOf(context, list)

/** The records that an operation answers to all that the document says it takes. */
async function recordsOf(context: Context, operation: Operation): Promise<Row[]> {
  const [role] = await callersOf(context, operation)
  const calls = role ? documented(operation, role) : []
  const answers = await Promise.all(calls.map((call) => context.call(operation, call)))
  return answers.filter(({ answer }) => answer.status === 200).map(({ answer }) => answer.body as Row)
}

/** Everything that another operation shows to call this one with. */
async function shownTo(context: Context, operation: Operation, role: Caller): Promise<Arguments[]> {
  const rule = shownBy[operation.id]
  if (!rule) return []
  const { property } = rule
  const source = operationOf(rule.by)
  const list = isList(source) ? await viewOf(context, source, role) : null
  const rows = list ? list.rows : await recordsOf(context, source)
  return rows
    .filter((row) => row[property] !== null && row[property] !== undefined)
    .map((row) => ({
      role,
      ...(list && { shown: { list, row } }),
      ...withArgument(operation, row[property]),
    }))
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

/** A record that the run itself has made, where no list shows one to the accounts. */
function madeBefore(context: Context, operation: Operation): Arguments[] | undefined {
  const made = context.made(operation)
  const [parameter] = inputsOf(operation).path
  const role = roleNames.find((one) => one === made?.role)
  if (!made || !parameter || (operation.permissions !== null && !role)) return undefined
  const value = decodeURIComponent(made.path.split('/').at(-1) ?? '')
  return [
    {
      role: operation.permissions === null ? 'anonymous' : (role ?? 'anonymous'),
      path: { [parameter.name]: value },
    },
  ]
}

/** The same for the first account that has some. Skips the scenario when none has. */
export async function argumentsOf(context: Context, operation: Operation): Promise<Arguments[]> {
  const callers = await callersOf(context, operation)
  if (callers.length === 0) return context.skip('no account of the credentials may call it')
  for (const role of callers) {
    const known = await argumentsAs(context, operation, role)
    if (known.length > 0) return known
  }
  return (
    madeBefore(context, operation) ?? context.skip(`the backend shows no record to call ${operation.id} with`)
  )
}
