import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { shownBy } from '../../../derived/records/shown.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { locationOf, readerOf } from '../created.ts'

/** The list that should show what was made. */
export interface Listed {
  list: Operation
  /** The address of the list with this record alone, below the API's base. */
  path: string
  id: string
  /** What state the record was made in: a list may leave some of them out. */
  state: string
}

/** The list of the records that an operation reads, where one of them can be asked for by its id. */
export function listOf(reader: Operation | undefined): Operation | null {
  const shown = reader && shownBy[reader.id]
  const list = shown?.isRecord && shown.property === 'id' ? operations.get(shown.by) : undefined
  const isPlain = list && inputsOf(list).query.every(({ required }) => !required)
  return isPlain && 'id' in (list.list?.criteria ?? {}) ? list : null
}

/** The list that shows what an answer says was made; null where nothing was made, or no list shows it. */
export function listedBy(made: Exchange, baseUrl: string): Listed | null {
  const { status, body } = made.answer
  const location = locationOf(made, baseUrl)
  const list = location === null ? null : listOf(readerOf(location))
  if (status !== 201 || !list || !isRecord(body) || typeof body.id !== 'number') return null
  const id = String(body.id)
  return { list, path: `${list.path}?id.equals=${id}`, id, state: String(body.status ?? '') }
}

/** Where the list does not show it; nothing, where the list was not answered. */
export function isUnlisted({ list, id, state }: Listed, { answer }: Exchange): MismatchDetails | null {
  const { status, body } = answer
  if (status !== 200 || !Array.isArray(body)) return null
  if (body.some((row) => isRecord(row) && String(row.id) === id)) return null
  const seen = `no row ${id} at ${list.id}`
  const expected = 'what was made stands in its list'
  return { kind: 'rule', path: expected, expected, seen: state ? `${seen}, which is ${state}` : seen }
}
