import type { Operation } from '@portal/api-contract/document'
import { inputsOf, type Parameter } from '../../../shared/inputs.ts'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import { type Caller, callersOf } from '../callers.ts'
import { givenOf, isList, type Query } from '../lists/list.ts'
import { forEach } from '../operations.ts'
import { argumentsAs } from '../records/arguments.ts'
import { badValuesOf } from './bad-values.ts'
import { expectRefusal } from './refused.ts'

/** Those that every list has are checked with the lists. */
const isOwn = ({ name }: Parameter): boolean =>
  !name.includes('.') && !['page', 'size', 'sort'].includes(name)

function ownOf(operation: Operation): Parameter[] {
  const { path, query } = inputsOf(operation)
  return [...path, ...query].filter(isOwn)
}

const takesSomething = (operation: Operation): operation is Operation =>
  operation.method === 'get' && !operation.writes && ownOf(operation).length > 0

/** What is right in a call, so that only one thing in it is wrong. */
async function soundCall(
  context: Context,
  operation: Operation,
  role: Caller,
): Promise<Pick<Call, 'path' | 'query'>> {
  if (isList(operation)) return { query: await givenOf(context, operation) }
  const [known] = await argumentsAs(context, operation, role)
  if (known) return known
  const examples = inputsOf(operation).path.map(({ name, example }) => [name, String(example ?? 1)])
  return { path: Object.fromEntries(examples) }
}

function replaced(
  { path = {}, query = [] }: Pick<Call, 'path' | 'query'>,
  of: Parameter,
  value: string | null,
) {
  if (of.in === 'path') return { query, path: { ...path, ...(value !== null && { [of.name]: value }) } }
  const others = query.filter(([name]) => name !== of.name)
  const own: Query = value === null ? [] : [[of.name, value]]
  return { path, query: [...others, ...own] }
}

async function check(context: Context, operation: Operation): Promise<void> {
  const [role] = await callersOf(context, operation)
  if (!role) return context.skip('no account of the credentials may call it')
  const sound = await soundCall(context, operation, role)
  for (const parameter of ownOf(operation)) {
    const isMissable = parameter.in === 'query' && parameter.required
    for (const value of [...badValuesOf(parameter.schema), ...(isMissable ? [null] : [])]) {
      const exchange = await context.call(operation, { role, ...replaced(sound, parameter, value) })
      expectRefusal(context, parameter.name, value ?? '', exchange)
    }
  }
}

export const parameterRefusalScenarios = forEach('A wrong argument is refused by name', takesSomething, check)
