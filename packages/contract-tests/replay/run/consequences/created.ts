import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { firstSharedDifference, withoutVolatile } from '../../derived/records/volatile.ts'
import { type Exchange, operationAt } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { hasFailed } from './consequence.ts'

const expected = 'an address where what was made is read'

/** The address below the API's base that an answer gives what it made; null where it made nothing or gives none. */
export function locationOf({ answer: { status, headers } }: Exchange, baseUrl: string): string | null {
  const { location } = headers
  if (status !== 201 || location === undefined) return null
  const base = [baseUrl, new URL(baseUrl).pathname].find((prefix) => location.startsWith(`${prefix}/`))
  return `/${location.slice(base?.length ?? 0).replace(/^\//, '')}`
}

/** The operation that reads an address. */
export const readerOf = (path: string): Operation | undefined => operationAt('GET', path.split('?')[0] ?? '')

/**
 * Whether what an account has made is a file, and one of its files was read back before: nothing of a file is compared, so that one
 * is enough. @param lookedUp remembers it
 */
export function isFileAgain(lookedUp: Set<string>, { id, responses }: Operation, role: string): boolean {
  if (responses[200]?.content?.['application/json']) return false
  const key = `${id} made by ${role}`
  const isAgain = lookedUp.has(key)
  lookedUp.add(key)
  return isAgain
}

/** Where nothing of the contract reads the address. */
export function madeNowhere(path: string): MismatchDetails | null {
  return readerOf(path) ? null : { kind: 'rule', path: 'Location', expected, seen: path }
}

/** Where what `Location` names is not what was made. */
export function madeElsewhere(made: Exchange, read: Exchange): MismatchDetails | null {
  if (hasFailed(read)) return null
  const { operation, answer } = read
  const mismatch = (seen: string): MismatchDetails => ({ kind: 'rule', path: 'Location', expected, seen })
  if (answer.status !== 200 || !operation) return mismatch(`${answer.status} at ${read.target}`)
  const [one, answered] = [made, read].map((exchange) =>
    withoutVolatile(operation, 200, exchange.answer.body),
  )
  // A list of which the address leaves this record alone is right as well.
  const [other, ...more] = [answered].flat()
  if (other === undefined || more.length > 0)
    return mismatch(`${more.length ? 'more' : 'none'} at ${read.target}`)
  // A file is answered as itself.
  if (!isRecord(one) || !isRecord(other)) return null
  // What is read alone may say more.
  const difference = firstSharedDifference(one, other)
  return difference ? mismatch(`another ${difference} at ${read.target}`) : null
}
