import { isRecord } from '../../shared/is-record.ts'
import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import { partsWith } from './named-field.ts'
import type { AnswerRule } from './rule.ts'

const mismatch = (path: string, expected: string, seen: unknown): MismatchDetails => ({
  kind: 'problem',
  path,
  expected,
  seen: seen === undefined ? 'nothing' : (JSON.stringify(seen) ?? 'nothing'),
})

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A 403 may come without a message. */
const needsMessage = (status: number): boolean => status !== 403

function ofFields({ message, fieldErrors }: Record<string, unknown>): MismatchDetails[] {
  const isNamed = Array.isArray(fieldErrors) && fieldErrors.length > 0
  if (message !== 'error.validation' || isNamed) return []
  return [mismatch('/fieldErrors', 'the fields that are wrong', fieldErrors)]
}

/** What is not a field of the request cannot be marked in the form that it was sent from. */
function ofNames(exchange: Exchange, { fieldErrors }: Record<string, unknown>): MismatchDetails[] {
  const { operation } = exchange
  if (!operation || !Array.isArray(fieldErrors)) return []
  return fieldErrors.flatMap((error, place) => {
    // A header is none of the document's fields.
    if (!isRecord(error) || typeof error.field !== 'string' || error.objectName === 'headers') return []
    const parts = partsWith(exchange, operation, error.field)
    const at = `/fieldErrors/${place}`
    if (parts.length === 0) return [mismatch(`${at}/field`, 'a field of the request', error.field)]
    return parts.includes(String(error.objectName))
      ? []
      : [mismatch(`${at}/objectName`, `${parts.join(' or ')}, where the field is`, error.objectName)]
  })
}

/** The path is the one that was called, below the API's base or from the root of the server. */
function ofPath({ target }: Exchange, { path }: Record<string, unknown>): MismatchDetails[] {
  const called = target.split('?')[0] ?? ''
  const isCalled = typeof path !== 'string' || path === called || decoded(path).endsWith(decoded(called))
  return isCalled ? [] : [mismatch('/path', called, path)]
}

/** Whoever presents a token that is refused is told so, since the portal then says that the login has ended. */
function ofToken({ operation, requestHeaders }: Exchange, { status, result }: Record<string, unknown>) {
  const isPresented = requestHeaders.authorization !== undefined && operation?.permissions !== null
  if (status !== 401 || !isPresented || (isRecord(result) && result.isLogin === true)) return []
  return [mismatch('/result/isLogin', 'true for a token that was presented and refused', result)]
}

/** A refusal says what is wrong: its status once more, a code that the client translates, the fields of a validation. */
export const problem: AnswerRule = (exchange) => {
  const { operation, answer } = exchange
  const { status, body } = answer
  if (!operation || status < 400 || !isRecord(body)) return []
  const isSilent = typeof body.message !== 'string' || body.message === ''
  return [
    ...(body.status === status ? [] : [mismatch('/status', `${status}, as the answer has`, body.status)]),
    ...(needsMessage(status) && isSilent ? [mismatch('/message', 'a code of the error', body.message)] : []),
    ...ofFields(body),
    ...ofNames(exchange, body),
    ...ofPath(exchange, body),
    ...ofToken(exchange, body),
  ]
}
