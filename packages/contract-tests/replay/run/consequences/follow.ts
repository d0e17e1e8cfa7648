import { type OperationId, operations } from '@portal/api-contract/document'
import { isOwned } from '../../../shared/access/owned.ts'
import {
  isRoleName,
  nameOfOther,
  type OtherName,
  type RoleName,
} from '../../../shared/credentials/credentials.ts'
import { type HttpRequest, requestOf } from '../../../shared/http/bytes.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { alteredFor, apart, takenOf } from '../../derived/records/altered.ts'
import { isFile, leavableOf, without } from '../../derived/records/leavable.ts'
import { mistakenBodiesOf, mistakenTaken } from '../../derived/refusals/mistaken.ts'
import type { Exchange } from '../../exchange.ts'
import type { Mismatch } from '../../mismatch.ts'
import { readerOf } from './created.ts'
import { putBack, readOtherwise, refusedBack, replacedAt } from './followed.ts'

/** A record that the run has made. */
export interface Made {
  /** Where it is read, below the API's base. */
  path: string
  /** Who made it. */
  role: string
}

/** The key of what `others` share: their tokens, in the order of the credentials. */
export const ofOthers = 'tokens of others'

/** The part of a run that reading what was written needs. */
export interface Following {
  baseUrl: string
  tokens: Map<RoleName | OtherName, Promise<string>>
  shared: Map<string, Promise<unknown>>
  made: Map<string, Made>
  leftOut: ReadonlySet<string>
  ask(role: string, request: HttpRequest): Promise<{ exchange: Exchange }>
  onMismatch(mismatch: Mismatch): void
}

const reading = ({ baseUrl }: Following, path: string, authorization: string | null): HttpRequest =>
  requestOf(`${baseUrl}${path}`, { headers: authorization === null ? {} : { authorization } })

/** Who is logged in so far, with their tokens. */
async function tokensOf({ tokens, shared }: Following): Promise<[role: string, token: string][]> {
  const others = ((await shared.get(ofOthers)) ?? []) as string[]
  const all: [string, string][] = others.map((token, place) => [nameOfOther(place), token])
  for (const [role, token] of tokens) if (isRoleName(role)) all.push([role, await token])
  return all
}

/** What a member makes is nobody else's: asked once for each operation that reads such a record. */
export async function tryAsOthers(
  run: Following,
  { scenario, role: owner }: Exchange,
  path: string,
): Promise<void> {
  const read = readerOf(path)
  if (!read || path.includes('?')) return
  // Reading it again is for the three accounts that every run names.
  if (isRoleName(owner) || !run.made.has(read.id)) run.made.set(read.id, { path, role: owner })
  const key = `${read.id} as others`
  if (!isOwned(read) || run.shared.has(key)) return
  run.shared.set(key, Promise.resolve())
  for (const [role, token] of await tokensOf(run)) {
    if (role === owner) continue
    const { exchange } = await run.ask(role, reading(run, path, `Bearer ${token}`))
    const { status } = exchange.answer
    // On a journey in time the others' logins may have run out, who are told nothing then.
    if ([400, 401, 403, 404].includes(status)) continue
    const details = { path: 'status', expected: "404 for another member's record", seen: String(status) }
    run.onMismatch({ kind: 'foreign', ...details, exchange, scenario })
  }
}

/** Puts what was read back as it is, once for each operation. */
async function tryBack(run: Following, put: Exchange, read: Exchange, headers: Headers): Promise<void> {
  const key = `${put.operation?.id} back`
  const body = run.shared.has(key) ? null : putBack(put, read)
  if (body === null) return
  run.shared.set(key, Promise.resolve())
  const exchange = await putAs(run, put, body, headers)
  const mismatch = refusedBack(exchange)
  if (mismatch) return run.onMismatch({ ...mismatch, exchange, scenario: put.scenario })
  await tryMistaken(run, put, { ...body, ...versionIn(exchange) }, headers)
  await tryOtherwise(run, put, read, headers)
}

/** The version that an answer has, where what it answers has one. */
function versionIn({ answer: { body } }: Exchange): { version?: unknown } {
  return isRecord(body) && 'version' in body ? { version: body.version } : {}
}

/** Puts what was read back with what is no body of the document, which is refused. */
async function tryMistaken(
  run: Following,
  put: Exchange,
  right: Record<string, unknown>,
  headers: Headers,
): Promise<void> {
  for (const mistaken of put.operation ? mistakenBodiesOf(put.operation, right) : []) {
    const exchange = await putAs(run, put, mistaken.body, headers)
    const taken = mistakenTaken(mistaken, exchange)
    if (!taken) continue
    run.onMismatch({ ...taken, exchange, scenario: put.scenario })
    await putAs(run, put, { ...right, ...versionIn(exchange) }, headers)
  }
}

/** Puts another body in place of what was put. */
async function putAs(run: Following, put: Exchange, body: object, headers: Headers): Promise<Exchange> {
  const again = requestOf(`${run.baseUrl}${put.operation?.path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: headers.get('authorization') ?? '' },
    body: JSON.stringify(body),
  })
  return (await run.ask(put.role, again)).exchange
}

/** Puts what was read back with other values of all that is only read: that stays as it is, or is refused. */
async function tryOtherwise(run: Following, put: Exchange, read: Exchange, headers: Headers): Promise<void> {
  const record = isRecord(read.answer.body) ? read.answer.body : {}
  const altered = put.operation && read.operation && alteredFor(put.operation, read.operation, record)
  if (!altered) return
  for (const one of [altered, ...apart(altered)]) {
    const exchange = await putAs(run, put, { ...record, ...one.values }, headers)
    if (exchange.answer.status !== 200) continue
    const now = await run.ask(put.role, reading(run, read.target, headers.get('authorization')))
    const taken = takenOf(one, now.exchange.answer.body)
    for (const mismatch of taken) run.onMismatch({ ...mismatch, exchange, scenario: put.scenario })
    if (taken.length > 0) await putAs(run, put, record, headers)
    // Together they were taken or ignored; alone each is asked for where together they were refused.
    if (one === altered) return
  }
}

/** The names of the fields that a refusal is about. */
function fieldsOf({ answer: { body } }: Exchange): string[] {
  const { fieldErrors } = isRecord(body) ? body : {}
  return Array.isArray(fieldErrors) ? fieldErrors.map(({ field }) => String(field)) : []
}

/**
 * Puts what was read without what may be left out of it, each property once, and then as it was. What the rest of the record needs
 * is left in; that what was left out is gone is looked at in the answer. Of a caller's one record a scenario does it.
 */
async function tryWithout(run: Following, put: Exchange, read: Exchange, headers: Headers): Promise<void> {
  const { operation } = put
  const record = operation && putBack(put, read)
  const isOne = read.operation && inputsOf(read.operation).path.length === 0
  if (!operation || !record || isOne) return
  const keyOf = (name: string) => `${operation.id} without ${name}`
  // A file that the run has not put there is not taken a second time by each backend.
  const isOwn = run.made.get(read.operation?.id ?? '')?.path === read.target
  const left = leavableOf(operation, record).filter(
    (name) => (isOwn || !isFile(name)) && !run.shared.has(keyOf(name)),
  )
  if (left.length === 0) return
  for (const name of left) run.shared.set(keyOf(name), Promise.resolve())
  const first = await putAs(run, put, without(record, left), headers)
  const needed = first.answer.status === 400 ? fieldsOf(first) : []
  const others = left.filter((name) => !needed.includes(name))
  if (needed.length > 0) await putAs(run, put, without(record, others), headers)
  await putAs(run, put, record, headers)
}

/** Reads the record that a PUT replaced, as whoever did, and puts back what was read. */
export async function followReplaced(run: Following, put: Exchange, { headers }: HttpRequest): Promise<void> {
  const path = replacedAt(put, operations.get((put.operation?.replaces ?? '') as OperationId))
  if (path === null || run.leftOut.has(put.operation?.replaces ?? '')) return
  const { exchange } = await run.ask(put.role, reading(run, path, headers.get('authorization')))
  const mismatch = readOtherwise(put, exchange)
  if (mismatch) run.onMismatch({ ...mismatch, exchange: put, because: exchange, scenario: put.scenario })
  await tryBack(run, put, exchange, headers)
  await tryWithout(run, put, exchange, headers)
}
