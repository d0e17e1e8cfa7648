import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { shownBy } from '../../../derived/records/shown.ts'
import { firstSharedDifference, withoutVolatile } from '../../../derived/records/volatile.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { hasFailed } from '../consequence.ts'
import type { Memory } from '../recalled.ts'
import { alike } from './alike.ts'
import { listOf } from './listed.ts'

type Row = Record<string, unknown>

/** A record and its row in a list, one of which was read before and says something else. */
export interface Other {
  /** What is read anew: what had been read before, since it may have changed. */
  operation: Operation
  /** Its address, below the API's base. */
  path: string
  id: string
  /** Where they differ. */
  pointer: string
}

const readersByList = Map.groupBy(
  Object.entries(shownBy).flatMap(([id]) => operations.get(id as OperationId) ?? []),
  (reader) => listOf(reader)?.id,
)

/** The operations that read one of a list's records by the id of its row alone. */
const readersOf = ({ id }: Operation): Operation[] =>
  (readersByList.get(id) ?? []).filter(({ path }) => path.split('{').length === 2)

const keyOf = ({ id }: Operation, role: string, row: string): string => `${id} ${role} ${row}`

/** What an answer shows of records, by their ids: one of them, or the rows of a list. */
function recordsIn({ operation, answer: { status, body } }: Exchange): Map<string, Row> {
  if (operation?.method !== 'get' || status !== 200) return new Map()
  const shown = withoutVolatile(operation, 200, body)
  const records = (Array.isArray(shown) ? shown : [shown]).filter(isRecord)
  return new Map(records.flatMap((one) => (one.id === undefined ? [] : [[String(one.id), one]])))
}

/** Another operation that shows a record, and its address there. */
interface Pair {
  other: Operation
  pathOf(id: string): string
}

/** What shows the same records as an operation: further lists of them, the list of the one that reads them, or whatever reads those of a list. */
function pairsOf(operation: Operation): Pair[] {
  const readers = readersOf(operation).map((other) => ({
    other,
    pathOf: (id: string) => other.path.replace(/\{\w+\}/, encodeURIComponent(id)),
  }))
  const own = operation.list || readers.length > 0 ? null : listOf(operation)
  const lists = own ? [own] : alike(operation)
  return [
    ...readers,
    ...lists.map((other) => ({ other, pathOf: (id: string) => `${other.path}?id.equals=${id}` })),
  ]
}

/** Whether a run has written: where a record and its row differ before that is seen by whoever compares them as they lie there. */
const hasWritten = ({ writes }: Memory): boolean => [...writes.values()].some((count) => count > 0)

/** Where a record and its row differ from each other, as the same caller read them last; each place of them once in an answer. */
export function othersIn(memory: Memory, exchange: Exchange): Other[] {
  const { operation, role } = exchange
  const pairs = operation?.method === 'get' ? pairsOf(operation) : []
  if (!operation || pairs.length === 0) return []
  const found = new Map<string, Other>()
  for (const [id, record] of recordsIn(exchange)) {
    for (const { other, pathOf } of pairs) {
      const before = memory.shown.get(keyOf(other, role, id))
      const isSeen = before && ((operation.list && other.list) || hasWritten(memory))
      const pointer = isSeen ? firstSharedDifference(record, before) : null
      const key = `${other.id} ${pointer}`
      if (pointer && !found.has(key)) found.set(key, { operation: other, path: pathOf(id), id, pointer })
    }
    memory.shown.set(keyOf(operation, role, id), record)
  }
  return [...found.values()]
}

/** Where what was read anew still says something else of the record; nothing, where it was not answered or was changed meanwhile. */
export function isStillOther(
  { id, operation }: Other,
  first: Exchange,
  anew: Exchange,
): MismatchDetails | null {
  if (hasFailed(anew)) return null
  const [one, other] = [recordsIn(first).get(id), recordsIn(anew).get(id)]
  if (!one || !other || Date.parse(String(other.lastModifiedDate)) > Date.parse(String(one.lastModifiedDate)))
    return null
  const difference = firstSharedDifference(one, other)
  const seen = `another ${difference} at ${operation.id}`
  const expected = 'a record and its row say the same, whatever has happened'
  return difference ? { kind: 'rule', path: expected, expected, seen } : null
}
