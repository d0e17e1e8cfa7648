import { CouldNotRun, causeOf } from '../shared/could-not-run.ts'
import { isRecord } from '../shared/is-record.ts'
import { Oversized } from '../shared/wire/attempt.ts'
import { WouldWrite } from '../shared/wire/send.ts'
import { NotAskedAgain } from '../shared/wire/silence.ts'
import { Unanswered } from '../shared/wire/unanswered.ts'
import { ApiError } from '../src/api-error.ts'
import type { Drift, DriftKind, Verdict } from './drift.ts'
import type { Exchange } from './exchange.ts'
import { judgeExchange } from './judge/judge.ts'
import { CannotGoOn } from './scenario.ts'

const nameOf = ({ operation, method, target }: Exchange): string => operation?.id ?? `${method} ${target}`

function ofAnswer({ kind, status, code }: ApiError, name: string): string {
  if (kind === 'http') return `needs a success of ${name}, and got ${status} (${code})`
  return `needs of ${name} what the document promises, and got what cannot be read as that`
}

/** A scenario takes what the document promises from an answer; JavaScript says which property was not there. */
function ofAbsence({ message }: TypeError, name: string): string {
  const property = /(?:reading|property) '(\w+)'/.exec(message)?.[1]
  return `needs ${property ? `'${property}'` : 'more'} after ${name}, and did not find it in what was answered`
}

/** What came in place of a whole answer; null when the error is none of that. */
export function seenInstead(error: unknown): string | null {
  return causeOf(error, Unanswered)?.seen ?? causeOf(error, Oversized)?.message ?? null
}

/** Why a scenario could not go on, in words. @param last the call it made last */
export function reasonOf(error: unknown, last: Exchange | undefined): string {
  const name = last ? nameOf(last) : 'its first call'
  const known = [WouldWrite, NotAskedAgain, CouldNotRun, Oversized, CannotGoOn].map((kind) =>
    causeOf<Error>(error, kind),
  )
  const told = known.find((one) => one !== undefined)
  if (told) return told.message
  if (error instanceof ApiError) return ofAnswer(error, name)
  return error instanceof TypeError ? ofAbsence(error, name) : String(error)
}

/** Kinds that tell already that an answer is not what was asked for. */
const failures: readonly DriftKind[] = ['server error', 'not JSON', 'status']

/** What is refused that a scenario needs; null for what the judge tells, or what was answered. */
export function refusedOf(exchange: Exchange): Verdict | null {
  const { status, body } = exchange.answer
  const isTold = judgeExchange(exchange).some(({ kind }) => failures.includes(kind))
  if (status < 400 || isTold) return null
  const code = isRecord(body) && typeof body.message === 'string' ? ` ${body.message}` : ''
  return { kind: 'refused', path: 'status', expected: 'a success', seen: `${status}${code}` }
}

/** What the document promises, and a client cannot read; null where the judge tells why. */
function unreadOf(error: unknown, exchange: Exchange): Verdict | null {
  const isUnread = error instanceof ApiError && error.kind === 'malformed'
  if (!isUnread || judgeExchange(exchange).length > 0) return null
  const expected = 'an answer to go on from'
  return { kind: 'rule', path: expected, expected, seen: `${exchange.answer.status} ${error.code}` }
}

/**
 * The drift of an answer that a scenario could not go on from; null when that none came, or when the judge tells of it.
 * @param last the call it made last
 */
export function driftOf(error: unknown, scenario: string, last: Exchange | undefined): Drift | null {
  const isRefusal = error instanceof ApiError && error.kind === 'http'
  const refused = causeOf(error, CannotGoOn)?.exchange ?? (isRefusal ? last : undefined)
  const exchange = refused ?? last
  const verdict = exchange ? (refused ? refusedOf(refused) : unreadOf(error, exchange)) : null
  return verdict && { ...verdict, exchange, scenario }
}
