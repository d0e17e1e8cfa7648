import { CouldNotRun, causeOf } from '../shared/could-not-run.ts'
import { Oversized } from '../shared/wire/attempt.ts'
import { WouldWrite } from '../shared/wire/send.ts'
import { NotAskedAgain } from '../shared/wire/silence.ts'
import { Unanswered } from '../shared/wire/unanswered.ts'
import { ApiError } from '../src/api-error.ts'
import type { Drift } from './drift.ts'
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

/** The drift of an answer that a scenario could not go on from; null when that none came, or when the judge tells of it. */
export function driftOf(error: unknown, scenario: string, exchange: Exchange | undefined): Drift | null {
  const isAnswer = error instanceof ApiError && ['http', 'malformed'].includes(error.kind)
  if (!isAnswer || (exchange && judgeExchange(exchange).length > 0)) return null
  const expected = 'an answer to go on from'
  const seen = `${exchange?.answer.status ?? error.status} ${error.code}`
  return { kind: 'rule', path: expected, expected, seen, exchange, scenario }
}
