import { Buffer } from 'node:buffer'
import { parseJson } from '../../shared/json/parse-json.ts'

/** A call on its way to the backend. */
export interface Call {
  method: string
  /** Below the server's root: `/ht/api/member-orders?page=0`. */
  url: URL
  headers: Record<string, string>
  body: Buffer
}

/** A way in which the connection of an answer can go wrong. */
export type ConnectionFault = 'reset' | 'close' | 'cut' | 'cut chunks' | 'too long' | 'too short' | 'hang'

/** What a backend answers. */
export interface Answer {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  body: Buffer
  /** It comes whole without one. */
  breaks?: ConnectionFault
}

/** The answer's JSON; undefined when it is none. */
export function jsonOf({ headers, body }: Answer): unknown {
  if (!headers['content-type']?.includes('json')) return undefined
  return JSON.parse(body.toString('utf8'))
}

/** The answer with another body; its other headers stay. */
export const withBody = (answer: Answer, body: Buffer | string): Answer => ({
  ...answer,
  body: Buffer.from(body as string),
})

/** The answer with another JSON body. */
export const withJson = (answer: Answer, value: unknown): Answer => withBody(answer, JSON.stringify(value))

/** The answer with a header set, or taken away by `null`. */
export function withHeader(answer: Answer, name: string, value: string | null): Answer {
  const { [name]: _, ...others } = answer.headers
  return { ...answer, headers: value === null ? others : { ...others, [name]: value } }
}

/** A problem in the answer's place, such as a refusal. @param more further properties of the problem */
export const withProblem = (answer: Answer, status: number, message: string, more: object = {}): Answer => ({
  ...withHeader(
    withJson(answer, { title: 'Refused', status, message, ...more }),
    'content-type',
    'application/problem+json',
  ),
  status,
})

/** The JSON that a call sends; nothing in it where it sends none. */
export const sentIn = ({ body }: Call): Record<string, unknown> =>
  (parseJson(body.toString('utf8')) ?? {}) as Record<string, unknown>

/** The id in a call's path: its last part, or the one before what is done with the record. */
export const idIn = ({ url }: Call): string => /\/(\d+)(?:\/[a-z-]+)?$/.exec(url.pathname)?.[1] ?? ''

/** The call with another query. */
export function withQuery(call: Call, change: (query: URLSearchParams) => void): Call {
  const url = new URL(call.url)
  change(url.searchParams)
  return { ...call, url }
}

/** Whether two answers are the same to whoever gets them. */
export const isSame = (one: Answer, other: Answer): boolean =>
  one.status === other.status &&
  one.breaks === other.breaks &&
  one.body.equals(other.body) &&
  JSON.stringify(Object.entries(one.headers).sort()) === JSON.stringify(Object.entries(other.headers).sort())
