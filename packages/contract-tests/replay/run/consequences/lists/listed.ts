import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { shownBy } from '../../../derived/records/shown.ts'
import { firstSharedDifference, withoutVolatile } from '../../../derived/records/volatile.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { locationOf, readerOf } from '../created.ts'
import { isWrittenSince } from './written-since.ts'

type Row = Record<string, unknown>

/** The list that should show what was made. */
export interface Listed {
  list: Operation
  /** The address of the list with this record alone, below the API's base. */
  path: string
  id: string
  /** What state the record was made in: a list may leave some of them out. */
  state: string
  /** Whether it is over several things, such as an invoice over two orders: a row is often made of the first alone. */
  isOfSeveral: boolean
  /** The record as it was answered. */
  body: Record<string, unknown>
}

/** The list of the records that an operation reads, where one of them can be asked for by its id. */
export function listOf(reader: Operation | undefined): Operation | null {
  const shown = reader && shownBy[reader.id]
  const list = shown?.isRecord && shown.property === 'id' ? operations.get(shown.by) : undefined
  const isPlain = list && inputsOf(list).query.every(({ required }) => !required)
  return isPlain && 'id' in (list.list?.criteria ?? {}) ? list : null
}

/** Criteria by which a list finds a record among those that have no value where it has none. */
export const askingForEmpty = ({ list }: Operation, record: Row): string =>
  Object.keys(list?.criteria ?? {})
    .filter((name) => record[name] === null)
    .map((name) => `&${name}.specified=false`)
    .join('')

/** The list that shows what an answer says was made; null where nothing was made, or no list shows it. */
export function listedBy(made: Exchange, baseUrl: string): Listed | null {
  const { status, body } = made.answer
  const location = locationOf(made, baseUrl)
  const list = location === null ? null : listOf(readerOf(location))
  if (status !== 201 || !list || !isRecord(body) || typeof body.id !== 'number') return null
  const id = String(body.id)
  const isOfSeveral = Object.values(body).some((value) => Array.isArray(value) && value.length > 1)
  const path = `${list.path}?id.equals=${id}${askingForEmpty(list, body)}`
  return { list, path, id, state: String(body.status ?? ''), isOfSeveral, body }
}

/** Where the list does not show it as it was made; nothing, where the list was not answered, or the record was changed meanwhile. */
export function isUnlisted(
  { list, id, state, body: made }: Listed,
  { answer }: Exchange,
): MismatchDetails | null {
  const { status, body } = answer
  if (status !== 200 || !Array.isArray(body)) return null
  const expected = 'what was made stands in its list'
  const mismatch = (seen: string): MismatchDetails => ({ kind: 'rule', path: expected, expected, seen })
  const row = body.find((one) => isRecord(one) && String(one.id) === id)
  if (!row) return mismatch(`no row ${id} at ${list.id}${state && `, which is ${state}`}`)
  if (isWrittenSince(made, row)) return null
  const [own, shown] = [[made], [row]].map((rows) => withoutVolatile(list, 200, rows) as Row[])
  const difference = firstSharedDifference(own?.[0] ?? {}, shown?.[0] ?? {})
  return difference ? mismatch(`another ${difference} at ${list.id}`) : null
}
