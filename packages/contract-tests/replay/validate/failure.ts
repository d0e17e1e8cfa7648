import { isRecord } from '../../shared/is-record.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import type { Exchange } from '../exchange.ts'
import { type AnswerRule, beginning, mediaTypeOf } from './rule.ts'

/** Checks that a response is no server error. */
export const serverError: AnswerRule = ({ answer: { status, text } }) =>
  status < 500
    ? []
    : [{ kind: 'server error', path: 'status', expected: 'no 5xx', seen: `${status} ${beginning(text)}` }]

const isErrorStatus = (value: unknown): boolean => typeof value === 'number' && value >= 400 && value < 600

/** A problem, or what frameworks write instead: `{ status: 500, error: 'Internal Server Error', path }`. */
function isProblem(exchange: Exchange): boolean {
  const { body } = exchange.answer
  if (mediaTypeOf(exchange) === 'application/problem+json') return true
  return isRecord(body) && isErrorStatus(body.status) && [body.title, body.error, body.message].some(Boolean)
}

/** Checks that no error is sent with a status of success, which clients would take for one. */
export const errorAsSuccess: AnswerRule = (exchange) => {
  const { status, text } = exchange.answer
  if (status < 200 || status >= 300 || !isProblem(exchange)) return []
  return [
    {
      kind: 'status',
      path: 'status',
      expected: 'the status of the error that the body tells',
      seen: `${status} ${beginning(text)}`,
    },
  ]
}

const promisesJson = ({ operation, answer }: Exchange): boolean =>
  Object.keys(operation?.responses[answer.status]?.content ?? {}).some((type) => type.includes('json'))

/** A 401 may have no body at all. */
const mayBeEmpty = ({ answer }: Exchange): boolean => answer.status === 401 && answer.text === ''

/** JSON that cannot be read, or an HTML page or nothing in its place. JSON of another content type is validated as that. */
export const notJson: AnswerRule = (exchange) => {
  const { text, body } = exchange.answer
  if (!promisesJson(exchange) || mayBeEmpty(exchange)) return []
  // What was read as JSON is no text as it came.
  const isRead = mediaTypeOf(exchange).includes('json') ? body !== text : parseJson(text) !== undefined
  if (isRead) return []
  return [{ kind: 'not JSON', path: '/', expected: 'JSON', seen: beginning(text) }]
}
