import { owned } from '../../../shared/access/owned.ts'
import { type Operation, type OperationId, operations } from '../../../src/document.ts'
import type { Call, Context } from '../../context.ts'
import type { Scenario } from '../../scenario.ts'
import { callersOf } from '../callers.ts'
import { isList, type List, listAs, nameOf, type Row, read } from '../lists/list.ts'
import { operationOf } from '../operations.ts'
import { withArgument } from '../records/arguments.ts'
import { expectStranger } from './foreign.ts'

const is =
  (property: string, ...values: unknown[]) =>
  (row: Row): boolean =>
    values.includes(row[property])

const decided = is('status', 'REJECTED', 'EFFECTIVE', 'WITHDRAWN')
const settled = is('status', 'PAID', 'EXEMPT')

/**
 * Operations that write to a member's record, each with the records to which even their owner could not do it: so a backend
 * that lets strangers in is found out, and yet nothing happens to anybody. Operations without such records are tried by the scenarios,
 * with records that the run has made itself.
 */
const finished: Partial<Record<OperationId, (row: Row) => boolean>> = {
  withdrawMemberApply: decided,
  deleteMemberApply: decided,
  cancelMemberOrder: is('status', 'PAID', 'REFUNDING', 'REFUNDED', 'CLOSED'),
  payByAlipay: settled,
  payByWeixin: settled,
  readMessage: is('isRead', 1),
}

function callAbout(operation: Operation, place: string, id: unknown): Pick<Call, 'path' | 'query' | 'body'> {
  if (place !== 'path') return { body: { [place]: [id] } }
  return withArgument(operation, id)
}

/** The list of each account that may call the operation, as it is now. */
async function listsOf(context: Context, operation: Operation, list: Operation): Promise<List[]> {
  const lists: List[] = []
  for (const role of await callersOf(context, operation)) {
    if (isList(list)) lists.push(await listAs(context, list, role))
  }
  for (const one of lists) await read(context, one)
  return lists
}

async function judge(context: Context, operation: Operation): Promise<void> {
  const { list, place } = owned[operation.id] ?? context.skip('nobody owns what it is about')
  const lists = await listsOf(context, operation, operationOf(list))
  const records = lists.flatMap(({ role, rows }) => rows.map((row) => ({ role, row })))
  let isTried = false
  for (const { role, rows } of lists) {
    const own = new Set(rows.map(nameOf))
    const stranger = records.find(({ row }) => !own.has(nameOf(row)) && finished[operation.id]?.(row))
    if (!stranger) continue
    isTried = true
    const call = callAbout(operation, place, stranger.row.id)
    expectStranger(context, await context.call(operation, { ...call, role }))
  }
  if (!isTried)
    context.skip('no account shows a finished record, with which another one could be tried safely')
}

export const foreignWriteScenarios: Scenario[] = [...operations.values()]
  .filter(({ id }) => finished[id] !== undefined)
  .map((operation) => ({
    name: `Nobody may do it to another member: ${operation.id}`,
    operations: [operation.id],
    writes: true,
    run: (context) => judge(context, operation),
  }))
