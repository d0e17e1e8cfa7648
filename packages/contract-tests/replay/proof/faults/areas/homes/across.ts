import type { OperationId } from '@portal/api-contract/document'
import { type Call, jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isRefusal, isSuccess } from '../../../fault.ts'

type Body = Record<string, unknown>

/** A fault in what several operations answer of the same records: where it is planted into the first, the others are wrong as well. */
export const across = (
  name: string,
  [first, ...also]: [OperationId, ...OperationId[]],
  change: (body: Body, operation: string, call: Call) => Body,
): Fault => ({
  name,
  detectedAs: ['rule'],
  also,
  fits: ({ id }) => id === first,
  answer(right, call, _upstream, { id }) {
    if (!isSuccess(right) || right.body.length === 0) return right
    const body = jsonOf(right) as Body | Body[]
    const wrong = Array.isArray(body) ? body.map((row) => change(row, id, call)) : change(body, id, call)
    return withJson(right, wrong)
  },
})

/** A success that is refused where a call is of a kind. */
export const turningDown = (
  name: string,
  operation: OperationId,
  [status, message]: [number, string],
  isMeant: (sent: Body) => boolean,
): Fault => ({
  name,
  detectedAs: ['refused', 'rule'],
  fits: ({ id }) => id === operation,
  answer: (right, call) =>
    isSuccess(right) && isMeant(sentIn(call)) ? withProblem(right, status, message) : right,
})

/** A refusal that says something else. */
export const saying = (
  name: string,
  operation: OperationId,
  change: (refusal: Body, call: Call) => Body,
): Fault => ({
  name,
  detectedAs: ['rule', 'problem'],
  fits: ({ id }) => id === operation,
  answer: (right, call) => (isRefusal(right) ? withJson(right, change(jsonOf(right) as Body, call)) : right),
})
