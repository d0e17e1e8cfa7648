import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
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
