import type { OperationId } from '@portal/api-contract/document'
import { type Answer, type Call, jsonOf, withJson } from '../../../answer.ts'
import { type Fault, granted, type Upstream } from '../../../fault.ts'

/** What an answer or a refusal has in it. */
export type Body = Record<string, unknown>

const refusalOf = (right: Answer): Body & { fieldErrors?: Body[] } =>
  right.status >= 400 && right.headers['content-type']?.includes('json') ? (jsonOf(right) as Body) : {}

/** A refusal that calls what is wrong with a field otherwise. */
export const misnaming = (name: string, operation: OperationId, word: string): Fault => ({
  name,
  detectedAs: ['problem', 'rule'],
  fits: ({ id }) => id === operation,
  answer(right) {
    const refusal = refusalOf(right)
    if (!refusal.fieldErrors?.some(({ message }) => message === word)) return right
    const fieldErrors = refusal.fieldErrors.map((one) =>
      one.message === word ? { ...one, message: 'Invalid' } : one,
    )
    return withJson(right, { ...refusal, fieldErrors })
  },
})

/** A refusal that is granted where all that is wrong is said by one word. */
export const overlookingWord = (name: string, operation: OperationId, word: string): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer(right, _call, _upstream, about) {
    const { fieldErrors = [] } = refusalOf(right)
    const isMeant = fieldErrors.length > 0 && fieldErrors.every(({ message }) => message === word)
    return isMeant ? granted(right, about) : right
  },
})

/** A refusal by a code with other params. */
export const misleading = (
  name: string,
  operation: OperationId,
  code: string,
  change: (params: Body) => Body,
  detectedAs: Fault['detectedAs'] = ['problem', 'rule'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => id === operation,
  answer(right) {
    const refusal = refusalOf(right)
    return refusal.message === code
      ? withJson(right, { ...refusal, params: change(refusal.params as Body) })
      : right
  },
})

/** Whoever of the run may read an address does. */
export async function asWhoMay(
  { tokens }: Upstream,
  call: Call,
  read: (call: Call) => Promise<Answer>,
): Promise<Body | null> {
  for (const authorization of tokens) {
    const answer = await read({ ...call, headers: { ...call.headers, authorization } })
    const body = answer.status === 200 ? jsonOf(answer) : null
    const found = Array.isArray(body) ? body[0] : body
    if (found) return found as Body
  }
  return null
}

/** What was seen first, by what it is of. */
const first = new Map<string, unknown>()

/** What was seen first under a key: a fault that keeps it. */
export function firstSeen(key: string, value: unknown): unknown {
  if (!first.has(key)) first.set(key, value)
  return first.get(key)
}
