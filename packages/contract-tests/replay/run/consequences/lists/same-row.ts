import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { shownBy } from '../../../derived/records/shown.ts'
import { comparable, firstSharedDifference } from '../../../derived/records/volatile.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { hasFailed } from '../consequence.ts'
import { isPartOfOthers, partsOf, sharing } from './alike.ts'
import { listOf } from './listed.ts'

type Row = Record<string, unknown>

/** What a run remembers of the records that it read, and of what it has written. */
interface Memory {
  shown: Map<string, Row>
  settled: Map<string, Set<Row>>
  writes: ReadonlyMap<string, number>
  writers: ReadonlyMap<string, string>
}

/** A record and its row in a list, one of which was read before and says something else. */
export interface Other {
  /** What is read anew: what had been read before, since it may have changed. */
  operation: Operation
  /** Its address, below the API's base. */
  path: string
  id: string
  /** The record as it was read last. */
  record: Row
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

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value : [value]).filter(isRecord)

const byId = (rows: Row[]): Map<string, Row> =>
  new Map(rows.flatMap((one) => (one.id === undefined ? [] : [[String(one.id), one]])))

/** Records and rows as they are compared, by the operation that answered them: most rows come again in other answers. */
const comparables = new WeakMap<Row, Map<string, Row>>()

function comparableOf(operation: Operation, record: Row): Row {
  const known = comparables.get(record) ?? new Map<string, Row>()
  const shown = known.get(operation.id) ?? comparable(operation, record)
  comparables.set(record, known.set(operation.id, shown))
  return shown
}

/** What an answer shows of records: itself, or its rows. */
function shownIn({ operation, answer: { status, body } }: Exchange): Row[] {
  if (operation?.method !== 'get' || status !== 200) return []
  return rowsIn(body).map((record) => comparableOf(operation, record))
}

/** The same without the rows that the caller was shown since anything was written: they were compared then. */
function newIn({ settled }: Memory, exchange: Exchange): Row[] {
  const known = settled.get(`${exchange.operation?.id} ${exchange.role}`)
  return shownIn(exchange).filter((row) => !known?.has(row))
}

function settle({ settled }: Memory, { operation, role }: Exchange, rows: Row[]): void {
  // A record is compared each time: its row may have been read meanwhile.
  if (!operation?.list) return
  const key = `${operation.id} ${role}`
  const known = settled.get(key) ?? new Set()
  settled.set(key, known)
  for (const row of rows) known.add(row)
}

/** Another operation that shows a record, and its address there. */
interface Pair {
  other: Operation
  pathOf(id: string): string
}

/** What shows the same records as an operation: the list of the one that reads them, or whatever reads those of a list. */
function readingPairs(operation: Operation): Pair[] {
  const readers = readersOf(operation).map((other) => ({
    other,
    pathOf: (id: string) => other.path.replace(/\{\w+\}/, encodeURIComponent(id)),
  }))
  const list = operation.list || readers.length > 0 ? null : listOf(operation)
  return list ? [inList(list)] : readers
}

/** Whether a run has written: where a record and its row differ before that is seen by whoever compares them as they lie there. */
const hasWritten = ({ writes }: Memory): boolean => [...writes.values()].some((count) => count > 0)

/** Under what a list's row is kept as anybody has read it last. */
const anybody = 'anybody'

const inList = (list: Operation): Pair => ({ other: list, pathOf: (id) => `${list.path}?id.equals=${id}` })

const compared = new Map<string, boolean>()

/** Whether an answer is compared with others, or others with it. */
function isCompared(operation: Operation): boolean {
  const known = compared.get(operation.id)
  if (known !== undefined) return known
  const pairs = [...readingPairs(operation), ...sharing(operation), ...partsOf(operation)]
  const is = pairs.length > 0 || isPartOfOthers(operation)
  compared.set(operation.id, is)
  return is
}

/** Where a record says something else than others have shown it to the same caller; each place of them once in an answer. */
function differencesOf(memory: Memory, role: string, rows: Map<string, Row>, pairs: Pair[]): Other[] {
  const found = new Map<string, Other>()
  for (const [id, record] of rows)
    for (const { other, pathOf } of pairs) {
      const before = memory.shown.get(keyOf(other, role, id))
      const pointer = before ? firstSharedDifference(record, before) : null
      const key = `${other.id} ${pointer}`
      if (pointer && !found.has(key))
        found.set(key, { operation: other, path: pathOf(id), id, record, pointer })
    }
  return [...found.values()]
}

const stateOf = ({ status, state }: Row): unknown => status ?? state

/**
 * Records of rows that are in another state than the same caller read them in before: whoever has brought a row there may have
 * forgotten its record, above all where something else was done than about the record itself. Asked before `othersIn`, which remembers the rows.
 */
export function movedRows(memory: Memory, exchange: Exchange): Other[] {
  const { operation, role } = exchange
  const pairs = operation?.list && hasWritten(memory) ? readingPairs(operation) : []
  if (!operation || pairs.length === 0) return []
  const found = new Map<string, Other>()
  for (const [id, record] of byId(newIn(memory, exchange))) {
    const before = memory.shown.get(keyOf(operation, role, id))
    const [from, to] = [before && stateOf(before), stateOf(record)]
    if (from === undefined || from === to) continue
    for (const { other, pathOf } of pairs) {
      // What was read before is compared with its row by `othersIn`.
      if (memory.shown.has(keyOf(other, role, id))) continue
      const pointer = `${from} to ${to} after ${memory.writers.get(id)}`
      found.set(`${other.id} ${pointer}`, { operation: other, path: pathOf(id), id, record, pointer })
    }
  }
  return [...found.values()]
}

/** Where a record and its row differ from each other, as the same caller read them last. */
export function othersIn(memory: Memory, exchange: Exchange): Other[] {
  const { operation, role } = exchange
  const shown = operation && isCompared(operation) ? newIn(memory, exchange) : []
  if (!operation || shown.length === 0) return []
  settle(memory, exchange, shown)
  const records = byId(shown)
  const ofParts = partsOf(operation).flatMap(({ property, lists }) => {
    const rows = byId(shown.flatMap((one) => rowsIn(one[property])))
    return differencesOf(memory, role, rows, lists.map(inList))
  })
  const ofLists = differencesOf(memory, role, records, sharing(operation).map(inList))
  const ofReaders = hasWritten(memory) ? differencesOf(memory, role, records, readingPairs(operation)) : []
  for (const reader of isPartOfOthers(operation) ? [role, anybody] : [role])
    for (const [id, record] of records) memory.shown.set(keyOf(operation, reader, id), record)
  return [...ofReaders, ...ofLists, ...ofParts]
}

/** Where what was read anew still says something else of the record; nothing, where it was not answered or was changed meanwhile. */
export function isStillOther({ id, record, operation }: Other, anew: Exchange): MismatchDetails | null {
  if (hasFailed(anew)) return null
  const other = byId(shownIn(anew)).get(id)
  if (!other || Date.parse(String(other.lastModifiedDate)) > Date.parse(String(record.lastModifiedDate)))
    return null
  const difference = firstSharedDifference(record, other)
  const seen = `another ${difference} at ${operation.id}`
  const expected = 'a record and its row say the same, whatever has happened'
  return difference ? { kind: 'rule', path: expected, expected, seen } : null
}

/**
 * Where a row that is part of an answer says something else than others were shown of it in its list, although it was not written
 * since: an application as the desk sees it, for one.
 */
export function otherThanShown({ shown }: Memory, exchange: Exchange): MismatchDetails[] {
  const { operation, role } = exchange
  const parts = operation ? partsOf(operation) : []
  if (parts.length === 0) return []
  const answers = shownIn(exchange)
  return parts.flatMap(({ property, lists }) =>
    lists.flatMap((list) =>
      answers
        .flatMap((one) => rowsIn(one[property]))
        .flatMap((row) => {
          const id = String(row.id)
          // What the caller has seen itself is read anew.
          const other = shown.has(keyOf(list, role, id)) ? undefined : shown.get(keyOf(list, anybody, id))
          const isSame =
            typeof row.lastModifiedDate === 'string' && other?.lastModifiedDate === row.lastModifiedDate
          const difference = isSame && other ? firstSharedDifference(row, other) : null
          const expected = `what ${list.id} has shown of it`
          return difference
            ? [{ kind: 'rule' as const, path: `/${property}${difference}`, expected, seen: 'something else' }]
            : []
        }),
    ),
  )
}
