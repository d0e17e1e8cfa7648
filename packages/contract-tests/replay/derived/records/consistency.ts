import type { Operation, OperationId } from '@portal/api-contract/document'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import { refusedOf } from '../../run/stopped.ts'
import { type List, type ListOperation, longestOf, nameOf, type Row, read } from '../lists/list.ts'
import { note } from '../note.ts'
import { forEach, operationOf } from '../operations.ts'
import { type Arguments, argumentsOf, withArgument } from './arguments.ts'
import { shownBy } from './shown.ts'
import { comparable, firstDifference } from './volatile.ts'

const isRecord = (operation: Operation): operation is Operation => shownBy[operation.id]?.isRecord === true

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null

const pick = (from: Row, names: string[]): Row => Object.fromEntries(names.map((name) => [name, from[name]]))

/** Where a record says something else than its row; only what both have counts. */
function differenceOf(list: List, row: Row, { operation, answer }: Exchange): string | null {
  if (answer.status !== 200 || !operation || !isObject(answer.body)) return '/'
  const [record, shown] = [comparable(operation, answer.body), comparable(list.operation, row)]
  const shared = Object.keys(shown).filter((name) => name in record)
  return firstDifference(pick(shown, shared), pick(record, shared))
}

/** Asks for a record, and once more with its list read anew when the two differ. */
async function check(context: Context, operation: Operation, call: Arguments): Promise<void> {
  if (!call.shown) return
  const { list, row } = call.shown
  if (!differenceOf(list, row, await context.call(operation, call))) return
  await read(context, list)
  const now = list.rows.find((one) => nameOf(one) === nameOf(row))
  const exchange = await context.call(operation, call)
  const difference = now && differenceOf(list, now, exchange)
  if (!difference) return
  const refused = refusedOf(exchange)
  if (refused) return note(context, { ...refused, exchange })
  const expected = `what its row of ${list.operation.id} says`
  const { status } = exchange.answer
  context.reportMismatch('rule', difference, expected, status === 200 ? 'something else' : status, exchange)
}

/** What a row is and how far it is: rows of another kind or state are often made in another place. */
const kindOf = ({ shown }: Arguments): string =>
  Object.entries(shown?.row ?? {})
    .filter(([name, value]) => typeof value === 'string' && /^(status|state)$|Kind$/.test(name))
    .map(([, value]) => value)
    .join()

/** So many kinds of rows are looked at. */
const mostKinds = 8

/** Both ends and the middle stand for the rest, and the first row of each kind. */
function someOf(all: Arguments[]): Arguments[] {
  const places = new Set([0, Math.floor(all.length / 2), all.length - 1])
  const firsts = new Map(all.map((one, at) => [kindOf(one), at] as const).toReversed())
  for (const at of [...firsts.values()].slice(-mostKinds)) places.add(at)
  return [...places].flatMap((place) => all[place] ?? [])
}

/** Further lists whose rows are the records that an operation reads, each with more to it. */
const furtherLists: Partial<Record<OperationId, OperationId>> = {
  listMyCourses: 'getCourse',
  listOfferedCourses: 'getCourse',
}

const isFurther = (operation: Operation): operation is ListOperation => operation.id in furtherLists

export const consistencyScenarios = [
  ...forEach('A record and its row in the list are one', isRecord, async (context, operation) => {
    for (const call of someOf(await argumentsOf(context, operation))) await check(context, operation, call)
  }),
  ...forEach('A row is what its record is', isFurther, async (context, operation) => {
    const reader = operationOf(furtherLists[operation.id] ?? 'getCourse')
    const list = await longestOf(context, operation)
    const calls = list.rows.map((row) => ({
      ...{ role: list.role, shown: { list, row } },
      ...withArgument(reader, row.id),
    }))
    for (const call of someOf(calls)) await check(context, reader, call)
  }),
]
