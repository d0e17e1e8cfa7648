import type { Problem } from '@portal/api-contract'
import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { branchOf, flatten, type Schema } from '../../../shared/schema.ts'
import { firstSharedDifference, withoutVolatile } from '../../derived/records/volatile.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { hasFailed } from './consequence.ts'

/** The address of the record that a PUT replaced, by what the document says reads it; null where it names nothing. */
export function replacedAt(
  { operation, answer: { status, body } }: Exchange,
  read: Operation | undefined,
): string | null {
  if (operation?.method !== 'put' || status !== 200 || !read || !isRecord(body)) return null
  const [parameter] = inputsOf(read).path
  if (!parameter) return read.path
  const id = body[parameter.name]
  return id === undefined ? null : read.path.replace(`{${parameter.name}}`, String(id))
}

/** Where what is read is not what a PUT answered; what is read alone may say more. */
export function readOtherwise(put: Exchange, read: Exchange): MismatchDetails | null {
  if (hasFailed(read)) return null
  const { operation, answer, target } = read
  const mismatch = (seen: string): MismatchDetails => ({
    kind: 'rule',
    path: 'what was put',
    expected: 'what the PUT answered is what is read afterwards',
    seen,
  })
  if (answer.status !== 200 || !operation) return mismatch(`${answer.status} at ${target}`)
  const [one, other] = [put.answer.body, answer.body].map((body) => withoutVolatile(operation, 200, body))
  if (!isRecord(one) || !isRecord(other)) return null
  const difference = firstSharedDifference(one, other)
  return difference ? mismatch(`another ${difference} at ${target}`) : null
}

const answerOf = ({ responses }: Operation): Schema =>
  (responses[200]?.content?.['application/json']?.schema ?? {}) as Schema

const stepsOf = (schema: Schema | undefined): unknown[] => flatten(schema ?? {}).enum ?? []

/** Whether a record is where its PUT has left it: what has been handed in is not put a second time. */
function isStill(put: Operation, read: Operation, record: Record<string, unknown>): boolean {
  const { properties: sent = {} } = branchOf(inputsOf(put).json?.schema ?? {}, record)
  const { properties: answered = {} } = branchOf(answerOf(read), record)
  return Object.entries(sent).every(([name, schema]) => {
    const [first, ...more] = stepsOf(schema)
    const asksForStep = more.length > 0 && stepsOf(answered[name]).length > more.length + 1
    return !asksForStep || record[name] === first
  })
}

/** What a client that has read a record puts back unchanged; null where there is nothing that may be put. */
export function putBack({ operation: put }: Exchange, read: Exchange): Record<string, unknown> | null {
  const { operation, answer } = read
  if (!put || !operation || answer.status !== 200 || !isRecord(answer.body)) return null
  return isStill(put, operation, answer.body) ? answer.body : null
}

/** Where a PUT does not take what was read. */
export function refusedBack({ answer: { status, body } }: Exchange): MismatchDetails | null {
  if (status === 200 || status >= 500) return null
  const { message = '', fieldErrors = [] } = (isRecord(body) ? body : {}) as Partial<Problem>
  const fields = fieldErrors.map(({ field }) => field).join(', ')
  return {
    kind: 'refused',
    path: 'what was read',
    expected: 'a PUT takes what was read, and ignores what it does not change',
    seen: [status, message, fields].filter(Boolean).join(' '),
  }
}
