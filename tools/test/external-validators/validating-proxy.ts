import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { startLocalServer } from '../../replay/local-server.ts'

/** What Prism has against a request or its answer. */
export interface Violation {
  /** Where: `request` or `response`, then the way into it. */
  location: string[]
  message: string
}

/** One call that came through Prism. */
export interface ValidatedCall {
  method: string
  /** Path below the API's base, with the query. */
  target: string
  status: number
  violations: Violation[]
}

/** A server before Prism that keeps what Prism says. */
export interface ValidatingProxy {
  /** Base of the API behind it. */
  baseUrl: string
  calls: ValidatedCall[]
  stop(): void
}

/** The header in which Prism says what it has against a call; it may be long. */
const header = 'sl-violations'
const maxHeaderSize = 1 << 20
const base = '/ht'

/** The mock's controls, cashier and pictures are none of the contract's. */
const isValidated = (path: string): boolean =>
  path.startsWith(`${base}/`) && !/^\/ht\/(cashier|files)\b/.test(path)

/** Prism passes bytes on as text, which breaks them: what is uploaded, and what is downloaded again. */
const hasBytes = ({ url = '', headers }: IncomingMessage): boolean =>
  /^multipart\//.test(headers['content-type'] ?? '') || /^\/ht\/api\/files\/\d/.test(url)

/** What Prism answers itself before it looks at the document: what is no JSON, or more of it than it reads. */
function isUnreadable({ headers }: IncomingMessage, body: Buffer): boolean {
  if (body.length === 0) return false
  if (body.length > 1 << 20 || !/\bjson\b/.test(headers['content-type'] ?? '')) return true
  try {
    JSON.parse(body.toString())
    return false
  } catch {
    return true
  }
}

const violationsOf = ({ headers }: IncomingMessage): Violation[] =>
  JSON.parse(String(headers[header] ?? '[]'))

/** Answers as the backend does, without what Prism adds. */
function pass(answer: IncomingMessage, outgoing: ServerResponse): void {
  const { [header]: _violations, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, headers)
  answer.pipe(outgoing)
}

/**
 * Starts on a free port of this machine, where the servers behind it are as well.
 * @param prism port of Prism, which knows the paths below the base alone
 * @param mock port of the mock behind Prism
 */
export async function startValidatingProxy(prism: number, mock: number): Promise<ValidatingProxy> {
  const calls: ValidatedCall[] = []
  const { origin, stop } = await startLocalServer(async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const body = Buffer.concat(await incoming.toArray())
    const isForPrism = isValidated(url) && !hasBytes(incoming) && !isUnreadable(incoming, body)
    const target = url.slice(base.length)
    const [port, path] = isForPrism ? [prism, target] : [mock, url]
    const onward = ask({ host: '127.0.0.1', port, method, path, headers, maxHeaderSize }, (answer) => {
      const { statusCode: status = 0 } = answer
      if (isForPrism) calls.push({ method, target, status, violations: violationsOf(answer) })
      pass(answer, outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    onward.end(body)
  })
  return { baseUrl: `${origin}${base}`, calls, stop }
}
