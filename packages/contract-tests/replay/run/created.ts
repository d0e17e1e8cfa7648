import { isRecord } from '../../shared/is-record.ts'
import { firstDifference, withoutVolatile } from '../derived/records/volatile.ts'
import { type Exchange, operationAt } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'

/** The address below the API's base that an answer gives what it made; null where none is to be read. */
export function locationOf({ answer: { status, headers } }: Exchange): string | null {
  const { location } = headers
  if (status !== 201 || location === undefined) return null
  const path = `/${location.replace(/^\//, '')}`
  return operationAt('GET', path) ? path : null
}

/** Where what `Location` names is not what was made. */
export function madeElsewhere(made: Exchange, read: Exchange): MismatchDetails | null {
  const { operation, answer } = read
  const expected = 'an address where what was made is read'
  const mismatch = (seen: string): MismatchDetails => ({ kind: 'rule', path: 'Location', expected, seen })
  if (answer.status !== 200 || !operation) return mismatch(`${answer.status} at ${read.target}`)
  const [one, other] = [made.answer.body, answer.body].map((body) => withoutVolatile(operation, 200, body))
  // A file is answered as itself.
  if (!isRecord(one) || !isRecord(other)) return null
  // What is read alone may say more.
  const difference = Object.keys(one)
    .filter((name) => name in other)
    .map((name) => firstDifference(one[name], other[name], `/${name}`))
    .find((found) => found !== null)
  return difference ? mismatch(`another ${difference} at ${read.target}`) : null
}
