import { type Operation, operations } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import type { Schema } from '../../../../shared/schema.ts'
import { firstSharedDifference, recordWithoutVolatile } from '../../../derived/records/volatile.ts'
import { type Exchange, pathValuesOf } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { hasFailed } from '../consequence.ts'
import { listsOf } from '../lists/alike.ts'

/** A record that a call has brought into another state. */
export interface Acted {
  reader: Operation
  /** Where it is read, below the API's base. */
  path: string
  /** Its state as the call answered it, and what else it then has, such as a transfer: one without says nothing of that. */
  state: string
}

const nameOfAnswer = ({ responses }: Operation): string | undefined =>
  (responses[200]?.content?.['application/json']?.schema as Schema | undefined)?.$ref

const readers = new Map<string, Operation | undefined>()

/** The operation that reads what another one answers: the same callers are given the same kind of record by both. */
function readerFor(operation: Operation): Operation | undefined {
  if (readers.has(operation.id)) return readers.get(operation.id)
  const name = nameOfAnswer(operation)
  const all = [...operations.values()].filter(
    (one) =>
      one.method === 'get' &&
      !one.writes &&
      name !== undefined &&
      nameOfAnswer(one) === name &&
      one.callers.join() === operation.callers.join(),
  )
  const [list] = listsOf([name]).filter((one) => one.callers.join() === operation.callers.join())
  const reader = all.find(({ path }) => path.includes('{')) ?? all[0] ?? list
  readers.set(operation.id, reader)
  return reader
}

/** What the records are numbered by that are not numbered by `id`. */
const ids = ['id', 'recordId', 'courseId']

function pathOf(reader: Operation, exchange: Exchange, record: Record<string, unknown>): string | null {
  const asked = pathValuesOf(exchange)
  const argument = (name: string): unknown =>
    record[name === 'id' ? (ids.find((one) => one in record) ?? name) : name] ?? asked[name]
  const names = [...reader.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (reader.list) return record.id === undefined ? null : `${reader.path}?id.equals=${record.id}`
  if (names.some((name) => argument(name) === undefined)) return null
  return reader.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(argument(name))))
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : isRecord(value))

function stateOf(body: Record<string, unknown>): string {
  const filled = Object.keys(body).filter((name) => isFilled(body[name]))
  return [body.kind, body.status, ...filled].filter((part) => part !== undefined).join(' ')
}

/** Where the record is read that a POST or PUT has answered as it is now; null where none was, or nothing reads it. */
export function actedOn(exchange: Exchange): Acted | null {
  const { operation, answer } = exchange
  const { status, body } = answer
  const isWrite = operation?.writes === true && (operation.method === 'post' || operation.method === 'put')
  if (!isWrite || status !== 200 || !isRecord(body)) return null
  const reader = readerFor(operation)
  const path = reader ? pathOf(reader, exchange, body) : null
  return reader && path !== null ? { reader, path, state: stateOf(body) } : null
}

/** Where what is read is not what the call has answered. Nothing, where the caller may not read it. */
export function isReadOtherwise(acted: Exchange, read: Exchange): MismatchDetails | null {
  const { operation, answer, target } = read
  if (hasFailed(read) || !operation || answer.status === 403) return null
  const mismatch = (seen: string): MismatchDetails => ({
    kind: 'rule',
    path: 'what was done',
    expected: 'what a call has answered is what is read afterwards',
    seen,
  })
  if (answer.status !== 200) return mismatch(`${answer.status} at ${target}`)
  const { body } = answer
  const shown = Array.isArray(body) ? body[0] : body
  if (shown === undefined) return mismatch(`nothing at ${target}`)
  if (!isRecord(acted.answer.body) || !isRecord(shown)) return null
  const [one, other] = [acted.answer.body, shown].map((record) => recordWithoutVolatile(operation, record))
  if (!one || !other) return null
  const difference = firstSharedDifference(one, other)
  return difference ? mismatch(`another ${difference} at ${target}`) : null
}
