import { Received } from './received.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A request with a text as its body, a form as it is sent, or none. */
interface PlainRequest extends Pick<Request, 'url' | 'method' | 'headers'> {
  readonly body: string | Promise<Bytes> | null
}

/**
 * What is sent: a `Request`, or what is known of one. That costs a fifth of a `Request`, which makes a stream of its body and a signal
 * to end it with.
 */
export type HttpRequest = PlainRequest | Request

const isPlain = (message: HttpRequest | Response): message is PlainRequest =>
  !(message instanceof Request) && !(message instanceof Response)

/** A request as `fetch` would send it. */
export function requestOf(url: string, { method = 'GET', headers, body = null }: RequestInit): HttpRequest {
  const plain = { url: new URL(url).href, method, headers: new Headers(headers) }
  if (body === null || typeof body === 'string') return { ...plain, body }
  // It is put into bytes once, here, and not copied by each stream of a `Request`.
  const written = new Response(body)
  const type = written.headers.get('content-type')
  if (type !== null && !plain.headers.has('content-type')) plain.headers.set('content-type', type)
  return { ...plain, body: written.bytes() }
}

const encoder = new TextEncoder()
const noBytes: Bytes = new Uint8Array()

const known = new WeakMap<Request | Response, Promise<Bytes>>()

/** The body of a request or of an answer, which whoever has it may still read. */
export async function bytesOf(message: HttpRequest | Response): Promise<Bytes> {
  if (isPlain(message))
    return typeof message.body === 'string' ? encoder.encode(message.body) : ((await message.body) ?? noBytes)
  if (message instanceof Received) return message.bytes()
  const read = known.get(message) ?? message.clone().bytes()
  known.set(message, read)
  return read
}

/** The body of a request as a text. */
export const textOf = async (request: HttpRequest): Promise<string> =>
  typeof request.body === 'string' ? request.body : new TextDecoder().decode(await bytesOf(request))
