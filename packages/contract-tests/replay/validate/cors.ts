import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import type { AnswerRule } from './rule.ts'

const mismatch = (path: string, expected: string, seen: string | undefined): MismatchDetails => ({
  kind: 'cors',
  path,
  expected,
  seen: seen || 'missing',
})

/** What a page reads of an answer besides its body; a browser hides all headers that are not named. */
function readOf({ operation, answer: { status, headers } }: Exchange): string[] {
  if (operation?.list && status === 200) return ['X-Total-Count', 'Link']
  return status === 429 && headers['retry-after'] !== undefined ? ['Retry-After'] : []
}

function hidden(exchange: Exchange): MismatchDetails[] {
  const read = readOf(exchange)
  const shown = exchange.answer.headers['access-control-expose-headers']
  const names = (shown ?? '').split(',').map((name) => name.trim().toLowerCase())
  if (names.includes('*') || read.every((name) => names.includes(name.toLowerCase()))) return []
  return [mismatch('Access-Control-Expose-Headers', `${read.join(' and ')} among them`, shown)]
}

/** A page of another origin can read the answer. Calls of a page of the same origin do not need it. */
export const cors: AnswerRule = (exchange) => {
  const { operation, requestHeaders, answer } = exchange
  const { origin } = requestHeaders
  if (!operation || origin === undefined) return []
  const allowed = answer.headers['access-control-allow-origin']
  const isAllowed = allowed === '*' || allowed === origin
  return isAllowed ? hidden(exchange) : [mismatch('Access-Control-Allow-Origin', `* or ${origin}`, allowed)]
}
