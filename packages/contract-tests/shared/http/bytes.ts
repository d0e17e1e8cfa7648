import { Received } from './received.ts'

type Bytes = Uint8Array<ArrayBuffer>

const known = new WeakMap<Request | Response, Promise<Bytes>>()

const encoder = new TextEncoder()

/** A request. Where its body is a text that is kept, so that whoever needs it does not read it as a stream. */
export function requestOf(url: string, init: RequestInit): Request {
  const request = new Request(url, init)
  if (typeof init.body === 'string') known.set(request, Promise.resolve(encoder.encode(init.body)))
  return request
}

/** The body of a request or of an answer, which whoever has it may still read. */
export function bytesOf(message: Request | Response): Promise<Bytes> {
  if (message instanceof Received) return message.bytes()
  const read = known.get(message) ?? message.clone().bytes()
  known.set(message, read)
  return read
}
