import type { Context } from '../../run/context.ts'
import { callersOf } from '../callers.ts'
import type { ListOperation } from '../lists/list.ts'
import { isAnyList } from '../lists/within.ts'
import { forEach } from '../operations.ts'
import { argumentsAs } from '../records/arguments.ts'
import { expectRefusal, refusedTogether } from './refused.ts'

/** A value that is none of the kind, and an operator that the kind has. */
const misfits = {
  number: ['greaterThan', 'many'],
  date: ['lessThan', '2026-13-45'],
  instant: ['greaterThanOrEqual', 'yesterday'],
  string: ['specified', 'perhaps'],
} as const

/** One criterion of each kind with a value of another. */
function wrongCriteria({ list }: ListOperation): [name: string, value: string][] {
  const byKind = new Map(Object.entries(list.criteria).map(([property, kind]) => [kind, property]))
  return [...byKind].map(([kind, property]) => [`${property}.${misfits[kind][0]}`, misfits[kind][1]])
}

const wrongEverywhere: [name: string, value: string][] = [
  ['sort', 'noSuchProperty,asc'],
  ['noSuchProperty.equals', '1'],
  ['page', '-1'],
  ['size', '0'],
  ['size', '2001'],
  ['size', 'abc'],
]

async function check(context: Context, operation: ListOperation): Promise<void> {
  const [role] = await callersOf(context, operation)
  if (!role) return context.skip('no account of the credentials may call it')
  const [known] = await argumentsAs(context, operation, role)
  if (!known) return context.skip(`the backend shows no record to call ${operation.id} with`)
  const { path: inPath, query = [] } = known
  const wrong = [...wrongEverywhere, ...wrongCriteria(operation)].map(([path, value]) => ({ path, value }))
  const send = (several: typeof wrong) =>
    context.call(operation, {
      ...{ role, query: [...query, ...several.map(({ path, value }): [string, string] => [path, value])] },
      ...(inPath && { path: inPath }),
    })
  await refusedTogether(wrong, send, ({ path, value }, exchange) =>
    expectRefusal(context, path, value, exchange),
  )
}

export const listRefusalScenarios = forEach(
  'A wrong page, order or filter is refused by name',
  isAnyList,
  check,
)
