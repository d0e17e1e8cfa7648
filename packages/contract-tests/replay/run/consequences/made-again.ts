import { isRecord } from '../../../shared/is-record.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'

/** The id of what an operation says it has made; null where it says no such thing. */
function madeId({ answer: { status, body } }: Exchange): string | null {
  return status === 201 && isRecord(body) && body.id !== undefined ? String(body.id) : null
}

/** Where an answer says that it made what was made before: what is there already is answered with 200. @param seen what the run knows so far */
export function madeAgain(seen: Set<string>, exchange: Exchange): MismatchDetails | null {
  const id = madeId(exchange)
  const key = `${exchange.operation?.id} ${id}`
  if (id === null || !exchange.operation) return null
  if (!seen.has(key)) {
    seen.add(key)
    return null
  }
  return {
    kind: 'idempotence',
    path: 'status',
    expected: '201 for what is new alone',
    seen: '201 for what was made before',
  }
}
