import { isRecord } from '../../../../shared/is-record.ts'
import { firstSharedDifference } from '../../../derived/records/volatile.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'

type Row = Record<string, unknown>

/** What says of a print where it is found and whether it still holds, and stands not on it. */
const beside = ['id', 'status', 'orderNum', 'isDeleted', 'createdDate', 'lastModifiedDate']

const printedOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !beside.includes(name) && !name.endsWith('Url')))

/** Of a form or a certificate of an account that was closed nothing but the number is told. */
const isErased = (was: Row, now: Row): boolean =>
  now.status === 'REVOKED' && now.holderName !== was.holderName

/** What bears one code was printed once: whoever looks it up later sees the same, whatever has become of it since. */
export function printedOtherwise(
  { prints }: { prints: Map<string, Row> },
  { answer: { status, body } }: Exchange,
): MismatchDetails[] {
  if (status > 201) return []
  const isList = Array.isArray(body)
  for (const [at, row] of (isList ? body : [body]).entries()) {
    if (!isRecord(row) || typeof row.verifyCode !== 'string') continue
    const was = prints.get(row.verifyCode)
    if (!was) prints.set(row.verifyCode, row)
    if (!was || isErased(was, row)) continue
    const difference = firstSharedDifference(printedOf(row), printedOf(was))
    const expected = 'what was printed under that code'
    const path = `${isList ? `/${at}` : ''}${difference}`
    if (difference) return [{ kind: 'rule', path, expected, seen: `another one of ${row.verifyCode}` }]
  }
  return []
}
