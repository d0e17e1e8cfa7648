import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import type { AnswerRule } from './rule.ts'

const mismatch = (path: string, expected: string, seen: string | undefined): MismatchDetails => ({
  kind: 'cors',
  path,
  expected,
  seen: seen || 'missing',
})

/** What a page reads of a list besides its rows; a browser hides all headers that are not named. */
const readOfLists = ['x-total-count', 'link']

function hidden({ operation, answer: { status, headers } }: Exchange): MismatchDetails[] {
  if (!operation?.list || status !== 200) return []
  const shown = headers['access-control-expose-headers']
  const names = (shown ?? '').split(',').map((name) => name.trim().toLowerCase())
  if (names.includes('*') || readOfLists.every((name) => names.includes(name))) return []
  return [mismatch('Access-Control-Expose-Headers', 'X-Total-Count and Link among them', shown)]
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
