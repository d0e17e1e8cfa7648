import type { Operation, OperationId } from '@portal/api-contract/document'
import { operations } from '@portal/api-contract/document'
import { putBack } from '../../../shared/http/put-back.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { branchOf, flatten } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { refusedOf } from '../../run/stopped.ts'
import { isEmpty } from '../../validate/replaced.ts'
import { type Caller, callersOf } from '../callers.ts'
import type { Row } from '../lists/list.ts'
import { operationOf } from '../operations.ts'
import { bodyOf, isFile, optionalIn, without } from './leavable.ts'
import { firstDifference } from './volatile.ts'

interface Replacing {
  context: Context
  put: Operation
  read: Operation
  role: Caller
  /** Whether files are left out as well. */
  withFiles: boolean
}

/** Puts a body, and notes where what is read afterwards is something else. */
async function putAndRead({ context, put, read, role }: Replacing, body: Row, left: string[]): Promise<void> {
  const answered = await context.call(put, { role, body })
  const refused = refusedOf(answered)
  if (refused)
    return context.reportMismatch(refused.kind, refused.path, refused.expected, refused.seen, answered)
  const exchange = await context.call(read, { role })
  const seen: Row = isRecord(exchange.answer.body) ? exchange.answer.body : {}
  for (const [name, value] of Object.entries(body)) note(context, name, value, seen[name], exchange)
  for (const name of left.filter((one) => !isEmpty(seen[one])))
    context.reportMismatch(
      'rule',
      `/${name}`,
      'what is left out of a PUT is cleared',
      JSON.stringify(seen[name]),
      exchange,
    )
}

function note(context: Context, name: string, put: unknown, seen: unknown, exchange: Exchange): void {
  if (firstDifference(put, seen) === null) return
  context.reportMismatch('rule', `/${name}`, 'what was put is what is read', JSON.stringify(seen), exchange)
}

/** @returns whether the caller has something that can be put */
async function check(replacing: Replacing): Promise<boolean> {
  const { context, put, read, role, withFiles } = replacing
  const { status, body: record } = (await context.call(read, { role })).answer
  const schema = inputsOf(put).json?.schema
  if (status !== 200 || !isRecord(record) || !schema) return false
  const shape = branchOf(flatten(schema), record)
  const whole = bodyOf(shape, record)
  if (shape.required?.some((name) => !(name in whole))) return false
  const left = optionalIn(shape, whole).filter((name) => withFiles || !isFile(name))
  // Not each backend takes a file that it knows already a second time: what is done with files is undone as a whole.
  const putWhole = () => (withFiles ? Promise.resolve() : putAndRead(replacing, whole, []))
  await putAndRead(replacing, without(whole, left), left).finally(() => putBack(putWhole))
  return true
}

async function checkEach(context: Context, put: Operation, readId: OperationId, withFiles = false) {
  let isTried = false
  for (const role of await callersOf(context, put))
    if (await check({ context, put, read: operationOf(readId), role, withFiles })) isTried = true
  if (!isTried) context.skip(`no account of the credentials has what ${put.id} replaces`)
}

const byHand = 'a file that is left out may be gone: leave one out of what was read, and put it back'

const scenarioOf = (put: Operation, readId: OperationId): Scenario => ({
  name: `What was put is what is read, and what was left out is gone: ${put.id}`,
  operations: [put.id, readId],
  writes: true,
  run: (context) => checkEach(context, put, readId),
})

const fileScenarioOf = (put: Operation, readId: OperationId): Scenario => ({
  name: `A file that was left out is gone: ${put.id}`,
  operations: [put.id, readId],
  writes: true,
  run: (context) => context.clock(byHand)(1, () => checkEach(context, put, readId, true), 'undone'),
})

/** Whether a PUT replaces the one record that the caller has; others are made and replaced by a scenario of their own. */
const replacesTheOne = ({ replaces }: Operation): boolean =>
  replaces !== undefined && inputsOf(operationOf(replaces as OperationId)).path.length === 0

const puts = [...operations.values()].filter(replacesTheOne)

/** For each operation that replaces the caller's one record, by what the document says; the record is put back as it was. */
export const replacedScenarios: Scenario[] = puts.map((put) => scenarioOf(put, put.replaces as OperationId))

/** The same with files, which may be gone for good where nothing is undone. */
export const withoutFileScenarios: Scenario[] = puts.map((put) =>
  fileScenarioOf(put, put.replaces as OperationId),
)
