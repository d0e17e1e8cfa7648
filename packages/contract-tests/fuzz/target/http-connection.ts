import { Buffer } from 'node:buffer'
import http from 'node:http'
import https from 'node:https'
import { parseJsonOrText } from '../../shared/json/parse-json.ts'
import type { Answer } from '../validate/validate-answer.ts'

/** A call as it is sent. */
export interface Call {
  method: string
  /** Path and query from the server's root, kept as they were made: a URL would tidy `%2e%2e` away. */
  path: string
  headers: Record<string, string>
  body: Uint8Array | null
}

/** Sends calls to one server over connections that are kept. */
export interface HttpConnection {
  send(call: Call): Promise<Answer>
  close(): void
}

function toAnswer(response: http.IncomingMessage, chunks: Buffer[]): Answer {
  const text = Buffer.concat(chunks).toString('utf8')
  const headers = response.headers as Record<string, string | undefined>
  return {
    kind: 'answer',
    status: response.statusCode ?? 0,
    headers,
    body: /json/.test(headers['content-type'] ?? '') ? parseJsonOrText(text) : text,
    text,
  }
}

/**
 * Connects to a server. A call whose connection breaks is sent once more over a connection of its own: a server may close a kept
 * one just as it is used again, which is no failure. A server that drops a call because of its content drops it twice.
 *
 * @param origin such as `http://127.0.0.1:4010`
 * @param timeoutMs milliseconds until a call counts as hanging
 */
export function createHttpConnection(origin: string, timeoutMs: number, connections = 16): HttpConnection {
  const { protocol, hostname, port } = new URL(origin)
  const library = protocol === 'https:' ? https : http
  const agent = new library.Agent({ keepAlive: true, maxSockets: connections })

  const sendOnce = (call: Call, isFresh: boolean): Promise<Answer> =>
    new Promise((resolve) => {
      const { method, path, headers, body } = call
      const options = { protocol, hostname, port, method, path, headers, agent: isFresh ? false : agent }
      const request = library.request(options as http.RequestOptions)
      const end = (answer: Answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      const timer = setTimeout(() => {
        end({ kind: 'hang', seconds: timeoutMs / 1000 })
        request.destroy()
      }, timeoutMs)
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () => end(toAnswer(response, chunks)))
        response.once('error', (error) => end({ kind: 'dropped', reason: error.message }))
      })
      request.once('error', (error) => {
        clearTimeout(timer)
        if (isFresh) end({ kind: 'dropped', reason: error.message })
        else sendOnce(call, true).then(end)
      })
      request.end(body ?? undefined)
    })

  return { send: (call) => sendOnce(call, false), close: () => agent.destroy() }
}
