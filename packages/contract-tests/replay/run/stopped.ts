import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '@portal/api-contract'
import { CouldNotRun, causeOf } from '../../shared/could-not-run.ts'
import { CircuitOpen } from '../../shared/http/circuit-breaker.ts'
import { Oversized } from '../../shared/http/fetch-once.ts'
import { WouldWrite } from '../../shared/http/send.ts'
import { Unanswered } from '../../shared/http/unanswered.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { Exchange } from '../exchange.ts'
import type { Mismatch, MismatchDetails, MismatchKind } from '../mismatch.ts'
import { validateExchange } from '../validate/validate-exchange.ts'
import { CannotGoOn } from './scenario-errors.ts'

const nameOf = ({ operation, method, target }: Exchange): string => operation?.id ?? `${method} ${target}`

function ofAnswer({ kind, status, code }: ApiError, name: string): string {
  if (kind === 'http') return `needs a success of ${name}, and got ${status} (${code})`
  return `needs of ${name} what the document promises, and got what cannot be read as that`
}

/** Scenarios read documented properties without checks, so JavaScript's TypeError names the missing one. */
function ofAbsence({ message }: TypeError, name: string): string {
  const property = /(?:reading|property) '(\w+)'/.exec(message)?.[1]
  return `needs ${property ? `'${property}'` : 'more'} after ${name}, and did not find it in what was answered`
}

/** What came in place of a whole answer; null when the error is none of that. */
export function seenInstead(error: unknown): string | null {
  return causeOf(error, Unanswered)?.seen ?? causeOf(error, Oversized)?.message ?? null
}

/**
 * The call whose answer a scenario could not go on from: what it takes away at its end, and what is read because of an answer,
 * is called after it.
 */
export function stoppedBy(error: unknown, calls: readonly Exchange[]): Exchange | undefined {
  if (!(error instanceof ApiError && error.kind === 'http')) return calls.at(-1)
  const alike = calls.filter(({ answer }) => answer.status === error.status)
  // What was refused before as it should be has the same status, but seldom the same words.
  const same = alike.filter(({ answer }) => isDeepStrictEqual(answer.body, error.problem))
  const refused = same.length > 0 ? same : alike
  return refused.findLast((one) => !isRemoval(one)) ?? refused.at(-1) ?? calls.at(-1)
}

const isRemoval = ({ method }: Exchange): boolean => method === 'DELETE'

/** Why a scenario could not go on, in words. @param last the call it made last */
export function reasonOf(error: unknown, last: Exchange | undefined): string {
  const name = last ? nameOf(last) : 'its first call'
  const known = [WouldWrite, CircuitOpen, CouldNotRun, Oversized, CannotGoOn].map((kind) =>
    causeOf<Error>(error, kind),
  )
  const told = known.find((one) => one !== undefined)
  if (told) return told.message
  if (error instanceof ApiError) return ofAnswer(error, name)
  return error instanceof TypeError ? ofAbsence(error, name) : String(error)
}

/** Kinds that tell already that an answer is not what was asked for. */
const failures: readonly MismatchKind[] = ['server error', 'not JSON', 'status']

/** What is refused that a scenario needs; null for what the validation tells, or what was answered. */
export function refusedOf(exchange: Exchange): MismatchDetails | null {
  const { status, body } = exchange.answer
  const isTold = validateExchange(exchange).some(({ kind }) => failures.includes(kind))
  if (status < 400 || isTold) return null
  const code = isRecord(body) && typeof body.message === 'string' ? ` ${body.message}` : ''
  return { kind: 'refused', path: 'status', expected: 'a success', seen: `${status}${code}` }
}

/** The mismatch of documented data that a client cannot read; null where the validation reports it. */
function unreadOf(error: unknown, exchange: Exchange): MismatchDetails | null {
  const isUnread = error instanceof ApiError && error.kind === 'malformed'
  if (!isUnread || validateExchange(exchange).length > 0) return null
  const expected = 'an answer to go on from'
  return { kind: 'rule', path: expected, expected, seen: `${exchange.answer.status} ${error.code}` }
}

/**
 * The mismatch of an answer that a scenario could not go on from; null when that none came, or when the validation tells of it.
 * @param last the call it made last
 */
export function mismatchOf(error: unknown, scenario: string, last: Exchange | undefined): Mismatch | null {
  const isRefusal = error instanceof ApiError && error.kind === 'http'
  const refused = causeOf(error, CannotGoOn)?.exchange ?? (isRefusal ? last : undefined)
  const exchange = refused ?? last
  const mismatch = exchange ? (refused ? refusedOf(refused) : unreadOf(error, exchange)) : null
  return mismatch && { ...mismatch, exchange, scenario }
}
