import { Received } from './received.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A request with a text as its body, or none. */
interface TextRequest extends Pick<Request, 'url' | 'method' | 'headers'> {
  readonly body: string | null
}

/**
 * What is sent: a `Request`, or what is known of one with a text. That costs a fifth of a `Request`, which makes a stream of its body
 * and a signal to end it with.
 */
export type HttpRequest = TextRequest | Request

const isTextRequest = (message: HttpRequest | Response): message is TextRequest =>
  !(message instanceof Request) && !(message instanceof Response)

/** A request as `fetch` would send it. */
export function requestOf(url: string, { method = 'GET', headers, body = null }: RequestInit): HttpRequest {
  if (body !== null && typeof body !== 'string') return new Request(url, { method, headers, body })
  return { url: new URL(url).href, method, headers: new Headers(headers), body }
}

const encoder = new TextEncoder()

const known = new WeakMap<Request | Response, Promise<Bytes>>()

/** The body of a request or of an answer, which whoever has it may still read. */
export async function bytesOf(message: HttpRequest | Response): Promise<Bytes> {
  if (isTextRequest(message)) return encoder.encode(message.body ?? '')
  if (message instanceof Received) return message.bytes()
  const read = known.get(message) ?? message.clone().bytes()
  known.set(message, read)
  return read
}

/** The body of a request as a text. */
export const textOf = async (request: HttpRequest): Promise<string> =>
  isTextRequest(request) ? (request.body ?? '') : new TextDecoder().decode(await bytesOf(request))
