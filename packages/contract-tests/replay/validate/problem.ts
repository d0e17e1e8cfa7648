import { isRecord } from '../../shared/is-record.ts'
import type { MismatchDetails } from '../mismatch.ts'
import type { AnswerRule } from './rule.ts'

const mismatch = (path: string, expected: string, seen: unknown): MismatchDetails => ({
  kind: 'problem',
  path,
  expected,
  seen: seen === undefined ? 'nothing' : (JSON.stringify(seen) ?? 'nothing'),
})

/** A 403 may come without a message. */
const needsMessage = (status: number): boolean => status !== 403

function ofFields({ message, fieldErrors }: Record<string, unknown>): MismatchDetails[] {
  const isNamed = Array.isArray(fieldErrors) && fieldErrors.length > 0
  if (message !== 'error.validation' || isNamed) return []
  return [mismatch('/fieldErrors', 'the fields that are wrong', fieldErrors)]
}

/** A refusal says what is wrong: its status once more, a code that the client translates, the fields of a validation. */
export const problem: AnswerRule = ({ operation, answer: { status, body } }) => {
  if (!operation || status < 400 || !isRecord(body)) return []
  const isSilent = typeof body.message !== 'string' || body.message === ''
  return [
    ...(body.status === status ? [] : [mismatch('/status', `${status}, as the answer has`, body.status)]),
    ...(needsMessage(status) && isSilent ? [mismatch('/message', 'a code of the error', body.message)] : []),
    ...ofFields(body),
  ]
}
