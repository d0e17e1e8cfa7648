import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { Elsewhere } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { valuesAt } from '../../validate/relations/relations.ts'
import { statedAs } from '../../validate/relations/stated.ts'

/** A value of an answer that the document says another operation answers as well. */
export interface Shared {
  /** Where it stands in the answer. */
  pointer: string
  value: unknown
  elsewhere: Elsewhere
}

/** One call that reads what some values of an answer are the same as. */
export interface Reading {
  operation: Operation
  /** Below the API's base. */
  path: string
  /** What is read once: the address, or in a long list a row of its kind. */
  about: string
  shared: Shared[]
}

const seeShared = statedAs('sameAs')

/** What the call itself was about, such as the id in its path. */
function inPath({ operation, target }: Exchange, name: string): string | undefined {
  const place = operation?.path.split('/').indexOf(name) ?? -1
  return place < 0 ? undefined : target.split('?')[0]?.split('/')[place]
}

/** The address of an operation about one record: most take it in their path, some in the query, and a list as a criterion. */
function addressFor(operation: Operation, value: unknown): string {
  const text = encodeURIComponent(String(value))
  if (operation.path.includes('{')) return operation.path.replace(/\{\w+\}/, text)
  if (operation.list) return `${operation.path}?id.equals=${text}`
  const [parameter] = inputsOf(operation).query.filter(({ required }) => required)
  return parameter ? `${operation.path}?${parameter.name}=${text}` : operation.path
}

function addressOf(exchange: Exchange, record: Record<string, unknown>, elsewhere: Elsewhere): string | null {
  const operation = operations.get(elsewhere.operation)
  const { with: name } = elsewhere
  if (!operation) return null
  if (name === undefined) return operation.path.includes('{') ? null : operation.path
  const value = name.startsWith('{') ? inPath(exchange, name) : record[name]
  return value === undefined || value === null ? null : addressFor(operation, value)
}

/** Whether staff would ask for what is the members' alone: for each row of their long lists they would be refused alike. */
const isMembersAlone = (role: string, { permissions, callers }: Operation): boolean =>
  role === 'staff' && permissions !== null && !callers.includes('staff')

/** A list of more rows is long: each of them would take a call. */
const fewRows = 6
/** So many rows of each kind stand for the others of a long list. */
const alike = 2

/** The kinds and states that a row is of, and what it has nothing of. */
const kindOf = (row: unknown): string =>
  Object.entries(isRecord(row) ? row : {})
    .filter(([, value]) => value === null || (typeof value === 'string' && /^[A-Z][A-Z_]*$/.test(value)))
    .join()

/** What a row of a long list stands for, by its pointer; nothing for those that others stand for. */
function standingFor(rows: unknown[]): Map<string, string> {
  const counts = new Map<string, number>()
  const kinds = rows.map((row, place): [string, string] => {
    const kind = kindOf(row)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return [`/${place}`, count > alike ? '' : `${kind} ${count}`]
  })
  return new Map(kinds.filter(([, kind]) => kind !== ''))
}

/** The calls that read what an answer shares with other operations, each once. */
export function readingsOf(exchange: Exchange): Reading[] {
  const readings = new Map<string, Reading>()
  const { body } = exchange.answer
  const isLong = Array.isArray(body) && body.length > fewRows
  let kinds: Map<string, string> | undefined
  seeShared(exchange, ({ record, pointer, name, relation: { sameAs } }) => {
    if (isLong) kinds ??= standingFor(body)
    const kind = kinds?.get(pointer.split('/', 2).join('/'))
    if (!sameAs || (isLong && kind === undefined)) return
    const isSaid = name in record && !(sameAs.orNull && record[name] === null)
    const path = isSaid ? addressOf(exchange, record, sameAs) : null
    const other = operations.get(sameAs.operation)
    if (!path || !other || isMembersAlone(exchange.role, other)) return
    const about = kind === undefined ? path : `${other.id} ${kind}`
    const reading = readings.get(path) ?? { operation: other, path, about, shared: [] }
    reading.shared.push({ pointer: `${pointer}/${name}`, value: record[name], elsewhere: sameAs })
    readings.set(path, reading)
  })
  return [...readings.values()]
}

function isOne(value: unknown, other: unknown, { times = 1, where }: Elsewhere): boolean {
  if (where) return where[String(value)]?.includes(other) ?? false
  if (times !== 1) return Math.abs(Number(value) - Number(other) * times) < 1e-6
  return JSON.stringify(value) === JSON.stringify(other)
}

/** Whoever is told the id of a record finds it. */
const leadingNowhere = ({ operation, shared }: Reading): MismatchDetails[] =>
  shared
    .filter(({ elsewhere }) => elsewhere.property === 'id')
    .map(({ pointer, value }) => ({
      kind: 'rule' as const,
      path: pointer,
      expected: `an id that ${operation.id} knows`,
      seen: `404 for ${value}`,
    }))

/** Where an answer says something else than what was read. Nothing, where it was not answered, but for an id that is nobody's. */
export function differsFrom(reading: Reading, { answer }: Exchange): MismatchDetails[] {
  const { operation, shared } = reading
  const { status } = answer
  if (status === 404) return leadingNowhere(reading)
  const body = Array.isArray(answer.body) ? answer.body[0] : answer.body
  if (status !== 200 || !isRecord(body)) return []
  return shared.flatMap(({ pointer, value, elsewhere }) => {
    const { property, times = 1, where } = elsewhere
    const others = valuesAt(body, property)
    // A list is compared whole.
    const other = Array.isArray(value) ? others : others?.[0]
    if (others === undefined || isOne(value, other, elsewhere)) return []
    const how = where ? 'what fits ' : times === 1 ? '' : `${times} times `
    const expected = `${how}the ${property} of ${operation.id}`
    return {
      kind: 'rule' as const,
      path: pointer,
      expected,
      seen: `${JSON.stringify(value)} / ${JSON.stringify(other)}`,
    }
  })
}
