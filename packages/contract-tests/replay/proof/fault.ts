import type { Operation, OperationId } from '@portal/api-contract/document'
import type { MismatchKind } from '../mismatch.ts'
import { type Answer, type Call, withJson } from './answer.ts'

/** The backend behind a planted fault. */
export interface Upstream {
  ask(call: Call): Promise<Answer>
  /** The header with the token that has expired. */
  expired: string
  /** Tokens that were seen to be accepted, by account. */
  tokens: ReadonlySet<string>
  /** Ids of what was deleted, whatever it was. */
  deleted: ReadonlySet<string>
}

/** One way of being wrong, planted into one operation at a time. */
export interface Fault {
  /** What a backend does wrong. */
  name: string
  /** The kinds of mismatch of which the replay must report one. */
  detectedAs: MismatchKind[]
  /** Whether it has one cause, so that the report must tell it in one entry. */
  isOneEntry?: boolean
  /** Operations that are wrong in the same way beside the one that it is planted in, as where they share code. */
  also?: OperationId[]
  /** How long the replay waits for an answer where it is planted. */
  timeoutMs?: number
  /** Whether it can be planted into an operation at all. */
  fits(operation: Operation): boolean
  /**
   * The wrong answer; the right one where there is nothing to get wrong, which then does not count as planted.
   * @param right what the backend answered
   */
  answer(right: Answer, call: Call, upstream: Upstream, operation: Operation): Answer | Promise<Answer>
}

/** The success that an operation's document names first. */
export const successOf = ({ responses }: Operation): string | undefined =>
  Object.keys(responses).find((status) => status.startsWith('2'))

/** Whether an operation's success is JSON. */
export const answersJson = (operation: Operation): boolean =>
  operation.responses[successOf(operation) ?? '']?.content?.['application/json'] !== undefined

/** The answer as if the call had been granted, with nothing in it. */
export function granted(right: Answer, operation: Operation): Answer {
  const status = Number(successOf(operation) ?? 200)
  const headers = { ...right.headers, 'content-type': 'application/json' }
  return { ...withJson(right, {}), status, headers }
}

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300
export const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500
export const always = (): boolean => true
export const isList = ({ list }: Operation): boolean => list !== undefined
