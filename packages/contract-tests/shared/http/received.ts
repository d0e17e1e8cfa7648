/** An answer as it came over the wire. */
export interface Message {
  status: number
  statusText: string
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[]
  bytes: Uint8Array<ArrayBuffer>
}

/** Headers by their names in lower case; one that came several times is joined, as a browser does. */
function recordOf(rawHeaders: readonly string[]): Record<string, string> {
  const record: Record<string, string> = {}
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]?.toLowerCase() ?? ''
    const value = rawHeaders[place + 1] ?? ''
    record[name] = name in record ? `${record[name]}, ${value}` : value
  }
  return record
}

const decoder = new TextDecoder()

/**
 * An answer that was received whole. It is read like any other, but without the stream and the checked headers that a `Response` has
 * of its own: of thousands of answers these would cost more than what is found out about them.
 */
export class Received extends Response {
  readonly #message: Message
  readonly #record: Record<string, string>
  #headers: Headers | undefined

  constructor(message: Message) {
    super(null, { status: message.status, statusText: message.statusText })
    this.#message = message
    this.#record = recordOf(message.rawHeaders)
  }

  /** Its headers by their names in lower case. */
  get headerRecord(): Record<string, string> {
    return this.#record
  }

  override get headers(): Headers {
    this.#headers ??= new Headers(this.#record)
    return this.#headers
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#message.bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#message.bytes.slice().buffer
  }

  override async blob(): Promise<Blob> {
    return new Blob([this.#message.bytes], { type: this.#record['content-type'] ?? '' })
  }

  override async text(): Promise<string> {
    return decoder.decode(this.#message.bytes)
  }

  // What comes as JSON is whatever the caller says it is, as with any other `Response`.
  override async json(): Promise<ReturnType<typeof JSON.parse>> {
    return JSON.parse(await this.text())
  }

  override clone(): Received {
    return new Received(this.#message)
  }
}
