import { Buffer } from 'node:buffer'
import http from 'node:http'
import https from 'node:https'
import type { Answer } from '../judge/judge.ts'

/** A call as it goes over the wire. */
export interface Call {
  method: string
  /** Path and query from the server's root, kept as they were made: a URL would tidy `%2e%2e` away. */
  path: string
  headers: Record<string, string>
  body: Uint8Array | null
}

/** Sends calls to one server over connections that are kept. */
export interface Wire {
  send(call: Call): Promise<Answer>
  close(): void
}

function read(text: string, type: string | undefined): unknown {
  if (!/json/.test(type ?? '')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function toAnswer(response: http.IncomingMessage, chunks: Buffer[]): Answer {
  const text = Buffer.concat(chunks).toString('utf8')
  const headers = response.headers as Record<string, string | undefined>
  return {
    kind: 'answer',
    status: response.statusCode ?? 0,
    headers,
    body: read(text, headers['content-type']),
    text,
  }
}

/**
 * A wire to a server. A call whose connection breaks is sent once more over a connection of its own: a server may close a kept
 * one just as it is used again, which is nobody's fault. Who drops a call for what is in it drops it twice.
 *
 * @param origin such as `http://127.0.0.1:4010`
 * @param patience milliseconds until a call counts as hanging
 */
export function createWire(origin: string, patience: number, connections = 16): Wire {
  const { protocol, hostname, port } = new URL(origin)
  const library = protocol === 'https:' ? https : http
  const agent = new library.Agent({ keepAlive: true, maxSockets: connections })

  const attempt = (call: Call, isFresh: boolean): Promise<Answer> =>
    new Promise((resolve) => {
      const { method, path, headers, body } = call
      const options = { protocol, hostname, port, method, path, headers, agent: isFresh ? false : agent }
      const request = library.request(options as http.RequestOptions)
      const end = (answer: Answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      const timer = setTimeout(() => {
        end({ kind: 'hang', seconds: patience / 1000 })
        request.destroy()
      }, patience)
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () => end(toAnswer(response, chunks)))
        response.once('error', (error) => end({ kind: 'dropped', reason: error.message }))
      })
      request.once('error', (error) => {
        clearTimeout(timer)
        if (isFresh) end({ kind: 'dropped', reason: error.message })
        else attempt(call, true).then(end)
      })
      request.end(body ?? undefined)
    })

  return { send: (call) => attempt(call, false), close: () => agent.destroy() }
}
