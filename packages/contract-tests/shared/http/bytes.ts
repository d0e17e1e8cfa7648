type Bytes = Uint8Array<ArrayBuffer>

const known = new WeakMap<Request | Response, Promise<Bytes>>()

/** Keeps the body of an answer that was received whole, so that it need not be read as a stream. */
export const keepBytes = (response: Response, bytes: Bytes): unknown =>
  known.set(response, Promise.resolve(bytes))

/** The body of a request or of an answer, which whoever has it may still read. */
export function bytesOf(message: Request | Response): Promise<Bytes> {
  const read = known.get(message) ?? message.clone().bytes()
  known.set(message, read)
  return read
}
