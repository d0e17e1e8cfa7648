import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { recordSchemaOf } from '../../../../shared/schema.ts'
import { firstDifference, firstSharedDifference, withoutVolatile } from '../../../derived/records/volatile.ts'
import { type Exchange, pathValuesOf, queryOf } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { hasFailed } from '../consequence.ts'
import type { Memory } from '../recalled.ts'
import { alike } from './alike.ts'
import { askingForEmpty, listOf } from './listed.ts'
import { isWrittenSince } from './written-since.ts'

/** A record that is in another state than when it was read before, or was written since, and where its list shows it. */
export interface Moved {
  list: Operation
  /** The address of the list with this record alone, found by the state that it is in now. */
  path: string
  id: string
  /** Whether the list may leave the record out, as one of its kind alone does. */
  isPart: boolean
  from: string
  to: string
  /** What of a row is another value than when the record was read last, of one that is in the same state. */
  changed: string[]
}

/** Of a record without a state of its own: whether it is read at all. */
const [there, absent] = ['there', 'absent']

/** The id that a call asked for, in its path or its query. */
function idAsked(exchange: Exchange): string | null {
  const [inPath] = Object.values(pathValuesOf(exchange))
  if (inPath !== undefined) return inPath
  const { operation } = exchange
  const name = operation && inputsOf(operation).query.find(({ required }) => required)?.name
  return name === undefined ? null : queryOf(exchange).get(name)
}

function stateIn({ answer: { status, body } }: Exchange): string | null {
  if (status === 404) return absent
  if (status !== 200 || !isRecord(body)) return null
  return typeof body.status === 'string' ? body.status : there
}

/** Whether the run itself has made something of this id: what was never there says nothing by being absent. */
const isMade = ({ made }: Memory, id: string): boolean => [...made].some((key) => key.endsWith(` ${id}`))

/** What a list shows of its rows. */
const shownIn = (list: Operation): string[] => Object.keys(recordSchemaOf(list).properties ?? {})

/** What is said by itself of whatever was written. */
const dated = ['lastModifiedDate', 'version']

/** What a list shows of a record and the same caller has read otherwise before. */
function changedIn(
  memory: Memory,
  { operation, role, answer }: Exchange,
  id: string,
  list: Operation,
): string[] {
  const before = memory.shown.get(`${operation?.id} ${role} ${id}`)
  const now = operation && withoutVolatile(operation, 200, answer.body)
  if (!before || !isRecord(now)) return []
  return shownIn(list).filter(
    (name) => !dated.includes(name) && name in now && firstDifference(before[name], now[name]) !== null,
  )
}

/** Where else than in its own list a record is looked for. */
function everywhere(moved: Moved): Moved[] {
  const parts = alike(moved.list).map((list) => ({
    ...moved,
    ...{ list, isPart: true, path: `${list.path}?id.equals=${moved.id}` },
  }))
  return [moved, ...parts]
}

/** What an answer says of a record that is in another state, to the same caller, than when it was read last, or that was written; nothing of all others. */
export function movedIn(memory: Memory, exchange: Exchange): Moved[] {
  const { operation, role } = exchange
  const to = stateIn(exchange)
  const id = to && idAsked(exchange)
  const list = operation?.method === 'get' && id && to ? listOf(operation) : null
  if (!list || !id || !to) return []
  const key = `${operation?.id} ${role} ${id}`
  const from = memory.states.get(key) ?? (to === absent && isMade(memory, id) ? 'new' : to)
  memory.states.set(key, to)
  const writer = to === absent ? undefined : memory.writers.get(id)
  if (from === to && !writer) return []
  const isFound = 'status' in (list.list?.criteria ?? {}) && to !== absent && to !== there
  const byState = isFound ? `&status.equals=${encodeURIComponent(to)}` : ''
  const before = from === to ? `written by ${writer}` : from
  const byEmpty = isRecord(exchange.answer.body) ? askingForEmpty(list, exchange.answer.body) : ''
  const path = `${list.path}?id.equals=${id}${byState}${byEmpty}`
  const changed = from === to ? changedIn(memory, exchange, id, list) : []
  return everywhere({ list, path, id, isPart: false, from: before, to, changed })
}

/** Where the list does not say of the record what the record says; nothing, where the list was not answered, or the record was changed meanwhile. */
export function isLeftBehind(
  { list, from, to, isPart }: Moved,
  record: Exchange,
  read: Exchange,
): MismatchDetails | null {
  const { status, body } = read.answer
  if (hasFailed(read) || status !== 200 || !Array.isArray(body)) return null
  const expected = `a record that was ${from} and is ${to} is so in its list`
  const mismatch = (seen: string): MismatchDetails => ({ kind: 'rule', path: expected, expected, seen })
  const [row] = (withoutVolatile(list, 200, body) as unknown[]).filter(isRecord)
  if (to === absent) return row ? mismatch(`a row at ${list.id}`) : null
  if (!row) return isPart ? null : mismatch(`no such row at ${list.id}`)
  const own = record.operation && withoutVolatile(record.operation, 200, record.answer.body)
  if (!isRecord(own) || isWrittenSince(own, row)) return null
  const difference = firstSharedDifference(own, row)
  return difference ? mismatch(`another ${difference} at ${list.id}`) : null
}
