import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { parseJson } from '../../../shared/json/parse-json.ts'
import { firstDifference } from '../../derived/records/volatile.ts'
import { type Exchange, operationAt, pathValuesOf } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { clocksDiffer } from '../backend-time.ts'
import { otherCooldown } from './codes/cooldown.ts'
import { locationOf, readerOf } from './created.ts'
import { otherThanShown } from './lists/same-row.ts'
import { printedOtherwise } from './states/printed.ts'
import { broughtBefore } from './times/brought.ts'
import { type HistoriesRead, lostEntries } from './times/histories.ts'
import { happenedBefore, type InstantsRead } from './times/just-happened.ts'
import { inOtherZone } from './times/other-zone.ts'

type Row = Record<string, unknown>

/** What a run remembers of the answers that it had. */
export interface Memory {
  /** Operations with the ids of what they have made. */
  made: Set<string>
  /** Records as they were answered last, by the operation that reads them and their id. */
  records: Map<string, Row>
  /** When the run was answered that it had written a record, in milliseconds since it began. */
  writtenAt: Map<string, number>
  /** How often each account has written. */
  writes: Map<string, number>
  /** The state in which each record was read last, by the operation that reads it and its id. */
  states: Map<string, string>
  /** The operation that has written last about each id. */
  writers: Map<string, string>
  /** Records and rows as each account read them last, without what may differ each time. */
  shown: Map<string, Row>
  /** What was printed under each code, as it was seen first. */
  prints: Map<string, Row>
  /** What each account was answered since anything was written last, by the account and the address. */
  answers: Map<string, Exchange>
  /** The rows that each account was shown since anything was written last, by the operation and the account. */
  settled: Map<string, Set<Row>>
  /** Instants of records as each account read them last. */
  instants: Map<string, InstantsRead>
  /** Histories of records as each account read them last. */
  histories: Map<string, HistoriesRead>
  /** Records that say when they were brought to a state, as they were answered last. */
  brought: Map<string, Row>
  /** The minutes of the backend's time in which the run has called. */
  minutes: Set<number>
  /** Instants of what others have made that were about as far from now as one in another time zone. */
  others: Set<string>
  /** How many milliseconds the backend's clock is ahead of this machine's, by its last answer. */
  aheadMs: number
  /** Seconds until the next code, as the first call that sent one said. */
  resendAfter?: number
}

export const nothingYet = (aheadMs = 0): Memory => ({
  aheadMs,
  made: new Set(),
  records: new Map(),
  writtenAt: new Map(),
  writes: new Map(),
  states: new Map(),
  writers: new Map(),
  shown: new Map(),
  prints: new Map(),
  answers: new Map(),
  settled: new Map(),
  instants: new Map(),
  histories: new Map(),
  brought: new Map(),
  minutes: new Set(),
  others: new Set(),
})

/** Forgets what holds only until something is written. */
export function forgetAnswers({ answers, settled }: Memory): void {
  answers.clear()
  settled.clear()
}

/** Does something that is undone afterwards, of which nothing is remembered then. @param kept what else is as before afterwards */
export async function forgetting(
  memory: Memory,
  kept: Map<string, unknown>[],
  work: () => Promise<unknown>,
): Promise<void> {
  const { made, records, writes, states, writers, shown, histories, brought } = memory
  const before = {
    ...{
      made: new Set(made),
      records: new Map(records),
      writers: new Map(writers),
      brought: new Map(brought),
    },
    ...{ writes: new Map(writes), states: new Map(states), shown: new Map(shown) },
    histories: new Map(histories),
  }
  const keptBefore = kept.map((map) => [...map])
  await work().finally(() => {
    Object.assign(memory, before)
    for (const [place, map] of kept.entries()) {
      map.clear()
      for (const [key, value] of keptBefore[place] ?? []) map.set(key, value)
    }
  })
}

/** The ids of what an operation has made, in that order. */
export const madeIds = ({ made }: Memory, operation = ''): string[] =>
  [...made].filter((key) => key.startsWith(`${operation} `)).map((key) => key.slice(operation.length + 1))

/** Where an answer says that it made what was made before: what is there already is answered with 200. */
function madeAgain({ made }: Memory, { operation, answer: { status, body } }: Exchange): MismatchDetails[] {
  if (status !== 201 || !isRecord(body) || body.id === undefined) return []
  const key = `${operation?.id} ${body.id}`
  const isKnown = made.has(key)
  made.add(key)
  const expected = '201 for what is new alone'
  return isKnown
    ? [{ kind: 'idempotence', path: 'status', expected, seen: '201 for what was made before' }]
    : []
}

/** What was deleted may leave its id to what is made next. */
function forgetDeleted({ made }: Memory, { method, target, answer: { status } }: Exchange): void {
  const [, collection = '', id = ''] = /^([^?]+)\/([^/?]+)/.exec(target) ?? []
  if (method === 'DELETE' && status === 204) made.delete(`${operationAt('POST', collection)?.id} ${id}`)
}

/** Remembers what a write was about: its path, its body or its answer names the record. */
function rememberWriter({ writers }: Memory, exchange: Exchange): void {
  const { operation, answer } = exchange
  if (!operation?.writes || operation.method === 'get' || answer.status > 299) return
  const bodies = [parseJson(exchange.requestBody ?? ''), answer.body].filter(isRecord)
  const ids = [...Object.values(pathValuesOf(exchange)), ...bodies.map(({ id }) => id)]
  for (const id of ids) if (id !== undefined) writers.set(String(id), operation.id)
}

/** The operation that reads the record that an answer shows. */
function readerOfAnswer(exchange: Exchange, baseUrl: string): OperationId | string | undefined {
  const { operation, answer } = exchange
  if (operation?.method === 'put') return operation.replaces
  const made = answer.status === 201 ? locationOf(exchange, baseUrl) : null
  return made === null ? operation?.id : readerOf(made)?.id
}

/** Whether two instants can be told apart: a backend that counts whole seconds may write two of them in one. */
function isTooSoon(instant: string, { answer }: Exchange): boolean {
  const isFine = /\.\d*[1-9]/.test(instant)
  return !isFine && !(Date.parse(answer.headers.date ?? '') - Date.parse(instant) > 2000)
}

/** Where a PUT changed something and the record still says that it was changed before. */
function notMoved(before: Row | undefined, now: Row, exchange: Exchange): MismatchDetails[] {
  if (!before || exchange.operation?.method !== 'put') return []
  const sent = parseJson(exchange.requestBody ?? '')
  const { lastModifiedDate } = now
  if (!isRecord(sent)) return []
  if (lastModifiedDate !== before.lastModifiedDate || isTooSoon(String(lastModifiedDate), exchange)) return []
  const changed = Object.keys(sent).find(
    (name) => name in before && name in now && firstDifference(before[name], now[name]) !== null,
  )
  const expected = 'a later instant, since something was changed'
  return changed ? [{ kind: 'rule', path: '/lastModifiedDate', expected, seen: `${lastModifiedDate}` }] : []
}

/** So many milliseconds after another a write may still bear its instant. */
const sameInstant = 5

function changedUnsaid(
  { records, writtenAt }: Memory,
  exchange: Exchange,
  baseUrl: string,
): MismatchDetails[] {
  const { status, body } = exchange.answer
  if (status > 201 || !isRecord(body) || body.id === undefined || !('lastModifiedDate' in body)) return []
  const key = `${readerOfAnswer(exchange, baseUrl)} ${body.id}`
  const before = records.get(key)
  records.set(key, body)
  const [now, written = Number.NEGATIVE_INFINITY] = [performance.now(), writtenAt.get(key)]
  if (exchange.method !== 'GET') writtenAt.set(key, now)
  return now - written < sameInstant ? [] : notMoved(before, body, exchange)
}

/** Whether a call puts something on the website that says since when, and not for a later time: that is now. */
function isPublishedNow({ operation, requestBody, answer: { body } }: Exchange): boolean {
  const isPublishing = operation?.logs?.action === 'PUBLISH' && isRecord(body) && 'publishDate' in body
  const sent = parseJson(requestBody ?? '')
  return isPublishing && isRecord(sent) && sent.publishDate === undefined
}

/** What a record that is published was before: a draft, which says when it was begun, or published as well. */
function beforePublishing({ records, writtenAt }: Memory, { operation, target }: Exchange, id: unknown) {
  const reader = readerOf(target.replace(/^.*?(?=\/api\/)/, '').replace(/\/[a-z]+$/, ''))
  const draft = `${reader?.id} ${id}`
  const isLater = performance.now() - (writtenAt.get(draft) ?? Number.NEGATIVE_INFINITY) >= sameInstant
  return [records.get(`${operation?.id} ${id}`), isLater ? records.get(draft) : undefined]
}

/** Where what is published is said to be public since it was begun, or since it was published before. */
function publishedBefore(memory: Memory, exchange: Exchange): MismatchDetails[] {
  const { operation, answer } = exchange
  const { status, body, headers } = answer
  if (operation?.method !== 'post' || status !== 200 || !isRecord(body) || !isPublishedNow(exchange))
    return []
  const before = beforePublishing(memory, exchange, body.id)
  memory.records.set(`${operation.id} ${body.id}`, body)
  const publishDate = String(body.publishDate)
  const isBefore = before.some((one) => one?.publishDate === publishDate)
  const isOld = isBefore && !isTooSoon(publishDate, exchange)
  const isFar = Math.abs(Date.parse(publishDate) - Date.parse(headers.date ?? '')) > clocksDiffer
  const expected = 'the instant at which it was published'
  return isOld || isFar ? [{ kind: 'rule', path: '/publishDate', expected, seen: publishDate }] : []
}

/** What an answer shows together with those that a run had before. */
export function recalled(memory: Memory, exchange: Exchange, baseUrl: string): MismatchDetails[] {
  forgetDeleted(memory, exchange)
  rememberWriter(memory, exchange)
  return [
    ...madeAgain(memory, exchange),
    ...publishedBefore(memory, exchange),
    ...inOtherZone(memory, exchange),
    ...happenedBefore(memory, exchange),
    ...lostEntries(memory, exchange),
    ...broughtBefore(memory, exchange),
    ...otherThanShown(memory, exchange),
    ...changedUnsaid(memory, exchange, baseUrl),
    ...otherCooldown(memory, exchange),
    ...printedOtherwise(memory, exchange),
  ]
}
