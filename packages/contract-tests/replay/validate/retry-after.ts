import type { AnswerRule } from './rule.ts'

/** Who is to come back later than that is not told in seconds, but in milliseconds. */
const day = 86_400

/** Statuses that say to come back. */
const waiting: readonly number[] = [429, 503]

/** `Retry-After` is whole seconds, of which no wait of this API has more than a day. */
export const retryAfter: AnswerRule = ({ answer: { status, headers } }) => {
  const seen = headers['retry-after']
  const seconds = Number(seen)
  const isWait = Number.isInteger(seconds) && seconds >= 1 && seconds <= day
  // That it is missing, or no number, is for the document to say.
  if (seen === undefined || Number.isNaN(seconds) || !waiting.includes(status) || isWait) return []
  return [{ kind: 'header', path: 'Retry-After', expected: 'whole seconds, from 1 to those of a day', seen }]
}
