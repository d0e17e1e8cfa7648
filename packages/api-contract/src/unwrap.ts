import { TimeoutError } from 'ky'
import { ApiError } from './api-error.ts'
import { readProblem } from './read-problem.ts'

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/** One page of a list and how many rows there are in all. */
export interface ListResult<T> {
  items: T[]
  total: number
}

function toApiError(cause: unknown): unknown {
  if (cause instanceof ApiError) return cause
  if (cause instanceof TimeoutError) return new ApiError('timeout', { cause })
  if (cause instanceof SyntaxError) return new ApiError('malformed', { cause })
  // The caller aborted the call itself, so it is not reported as a failure.
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause
  return new ApiError('network', { cause })
}

async function settle<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call.catch((cause: unknown) => {
    throw toApiError(cause)
  })
  if (!answer.response.ok) throw await errorOf(answer)
  return answer
}

// The body has been read by then; what was read of it is in `error`.
async function errorOf({ error, response }: Answer<unknown>): Promise<ApiError> {
  const body = typeof error === 'string' ? error : JSON.stringify(error ?? '')
  const { status, statusText, headers } = response
  return readProblem(new Response(body, { status, statusText, headers }))
}

/** A row that is nothing is left out: every reader of a list takes its rows for records. */
const present = <T>(rows: T[]): T[] => rows.filter((row) => row !== null)

/** The body of an answer, undefined where there is none to be (204); any failure is thrown as `ApiError`. */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, response } = await settle(call)
  if (data === undefined && response.status !== 204)
    throw new ApiError('malformed', { status: response.status })
  return (Array.isArray(data) ? present(data) : data) as T
}

/** A list with the total of `X-Total-Count`; a backend that forgets the header still shows what it sent. */
export async function unwrapList<T>(call: Promise<Answer<T[]>>): Promise<ListResult<T>> {
  const { data, response } = await settle(call)
  if (!Array.isArray(data)) throw new ApiError('malformed', { status: response.status })
  const header = response.headers.get('x-total-count')
  const total = Number(header)
  const items = present(data)
  return { items, total: header && Number.isInteger(total) ? total : data.length }
}

/** A list that is asked for as a whole. */
export async function unwrapItems<T>(call: Promise<Answer<T[]>>): Promise<T[]> {
  const { items } = await unwrapList(call)
  return items
}
