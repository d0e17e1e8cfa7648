import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import https, { type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { MediaType } from '@portal/api-contract/document'
import { operationAt } from '../exchange.ts'

/** A backend that gives every operation's example for an answer. */
export interface ExampleBackend {
  baseUrl: string
  port: number
  /** `GET /ht/api/public/code`, as they came. */
  requests: string[]
  stop(): void
}

/** Answers instead of the example; false leaves it to that. */
export type Instead = (request: IncomingMessage, response: ServerResponse) => boolean

const exampleOf = ({ example, examples = {} }: MediaType): unknown =>
  example ?? Object.values(examples)[0]?.value

/** Sends JSON. */
export function json(response: ServerResponse, status: number, body: unknown, headers = {}): true {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
  return true
}

/** Sends a problem as the contract has it. */
export const problem = (
  response: ServerResponse,
  status: number,
  message = `error.http.${status}`,
  headers = {},
): true =>
  json(
    response,
    status,
    { type: 'about:blank', title: 'refused', status, message },
    { 'content-type': 'application/problem+json', ...headers },
  )

function answer({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const path = new URL(url, 'http://x').pathname
  const operation = operationAt(method, path.replace(/^\/ht/, ''))
  if (!operation || !path.startsWith('/ht/')) problem(response, 404)
  else if (operation.permissions !== null && !headers.authorization) problem(response, 401)
  else {
    const [status = '200', { content = {} } = {}] =
      Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? []
    const [type, media] = Object.entries(content)[0] ?? []
    const body = media ? exampleOf(media) : undefined
    const total = Array.isArray(body) ? { 'x-total-count': body.length } : {}
    response.writeHead(Number(status), { ...(type && { 'content-type': type }), ...total })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Starts any server on a free port. */
export async function startServer(listener: RequestListener, tls?: ServerOptions) {
  const server = tls ? https.createServer(tls, listener) : http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port, stop }
}

/** Starts the backend. */
export async function startExampleBackend(
  instead: Instead = () => false,
  tls?: ServerOptions,
): Promise<ExampleBackend> {
  const requests: string[] = []
  const { port, stop } = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    request.resume()
    request.once('end', () => {
      if (!instead(request, response)) answer(request, response)
    })
  }, tls)
  return { baseUrl: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/ht`, port, requests, stop }
}
