import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { readOnlyNames } from '../../../shared/schema.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { type Caller, callersOf } from '../callers.ts'
import type { Row } from '../lists/list.ts'
import { mistakenBodiesOf, mistakenTaken } from '../refusals/mistaken.ts'
import { type Altered, alteredFor, apart, takenOf } from './altered.ts'
import { withArgument } from './arguments.ts'

/** So many records are looked at; those that are gone or closed could be many. */
const mostTried = 5

interface Putting {
  context: Context
  put: Operation
  read: Operation
  role: Caller
}

/** A record by its id; null where it is not there any more. */
async function readOne({ context, read, role }: Putting, id: unknown): Promise<Row | null> {
  const { answer } = await context.call(read, { role, ...withArgument(read, id) })
  return answer.status === 200 && isRecord(answer.body) ? answer.body : null
}

/** Puts what was read with other values of what is only read. @returns the status of the answer */
async function putOtherwise(putting: Putting, altered: Altered): Promise<number> {
  const { context, put, role } = putting
  const answered = await context.call(put, { role, body: { ...altered.body, ...altered.values } })
  const { status, body } = answered.answer
  if (status !== 200) return status
  const now = await readOne(putting, altered.body.id)
  const atOnce = takenOf(altered, body)
  const taken = atOnce.length > 0 ? atOnce : takenOf(altered, now)
  for (const { kind, path, expected, seen } of taken)
    context.reportMismatch(kind, path, expected, seen, answered)
  if (taken.length > 0) await context.call(put, { role, body: { ...altered.body, version: now?.version } })
  return status
}

/** Puts what was read with what is no body of the document, which is refused, or puts it back. */
async function putMistaken(putting: Putting, record: Row): Promise<void> {
  const { context, put, role } = putting
  for (const mistaken of mistakenBodiesOf(put, record)) {
    const exchange = await context.call(put, { role, body: mistaken.body })
    const taken = mistakenTaken(mistaken, exchange)
    if (!taken) continue
    context.reportMismatch(taken.kind, taken.path, taken.expected, taken.seen, exchange)
    const now = await readOne(putting, record.id)
    await context.call(put, { role, body: { ...record, version: now?.version } })
  }
}

/** @returns whether the record is in a state in which it may be put */
async function tryWith(putting: Putting, id: unknown): Promise<boolean> {
  const record = await readOne(putting, id)
  const altered = record && alteredFor(putting.put, putting.read, record)
  if (!altered) return false
  const first = await putOtherwise(putting, altered)
  // Refused together, they may be refused for one of them.
  if (first === 400) for (const one of apart(altered)) await putOtherwise(putting, one)
  const now = first === 200 ? await readOne(putting, id) : record
  if (now) await putMistaken(putting, now)
  return first === 200 || first === 400
}

const at = (method: string, path: string): Operation | undefined =>
  [...operations.values()].find((one) => one.method === method && one.path === path)

/** Makes a record as the document's example has it, and takes it away again. @returns whether it could be tried */
async function tryWithNew(putting: Putting): Promise<boolean> {
  const { context, put, role } = putting
  const [create, remove] = [at('post', put.path), at('delete', `${put.path}/{id}`)]
  const [example] = create ? (inputsOf(create).json?.examples ?? []) : []
  if (!create || !remove || !isRecord(example)) return false
  const { answer } = await context.call(create, { role, body: example })
  if (answer.status !== 201 || !isRecord(answer.body)) return false
  const { id } = answer.body
  return tryWith(putting, id).finally(() => context.call(remove, { role, ...withArgument(remove, id) }))
}

/** Tries what the run has made before, the latest first, and else what is made for this alone. */
async function check(putting: Putting): Promise<void> {
  const { context, put } = putting
  const known = context.madeAt(put.path).toReversed().slice(0, mostTried)
  for (const id of known) if (await tryWith(putting, id)) return
  if (await tryWithNew(putting)) return
  context.skip(`no record that the run has made is left in a state in which ${put.id} takes it`)
}

const readerOf = ({ path, replaces }: Operation): Operation | undefined =>
  replaces === undefined ? at('get', `${path}/{id}`) : undefined

/**
 * For each PUT whose record another operation reads by its id: what is only read stays as it is. A PUT that says what it
 * replaces is tried where a scenario puts something.
 */
export const readOnlyScenarios: Scenario[] = [...operations.values()]
  .filter(({ method }) => method === 'put')
  .flatMap((put): Scenario[] => {
    const read = readerOf(put)
    if (!read || readOnlyNames(inputsOf(put).json?.schema ?? {}, {}).length === 0) return []
    return [
      {
        name: `What is only read is not put: ${put.id}`,
        operations: [put.id, read.id],
        writes: true,
        isRepeated: true,
        async run(context) {
          const [role] = await callersOf(context, put)
          if (!role) return context.skip('no account of the credentials may call it')
          await check({ context, put, read, role })
        },
      },
    ]
  })
