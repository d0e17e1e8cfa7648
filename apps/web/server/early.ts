import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { inertHeaders, secureHeaders } from './security-headers.ts'

/** Where an address that nobody can read is answered. */
const malformed = '/.malformed'

const badRequest = 'Bad request\n'
const asPlain = 'text/plain; charset=utf-8'

/** An address that nobody can read gets another one, so that it takes the way of all others: the router would answer it without their headers. */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURI(url.split('?')[0] ?? '')
    return url
  } catch {
    return malformed
  }
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what is no HTTP, or too much of it, and hangs up. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const headers = {
    ...inertHeaders,
    ...(socket instanceof TLSSocket && secureHeaders),
    'content-type': asPlain,
    'content-length': badRequest.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${badRequest}`)
}

/** What Node or the router would answer by itself takes the way of all other requests, where it gets their headers. */
export function answerEarly(app: FastifyInstance): void {
  app.all(malformed, (_request, reply) => reply.code(400).type(asPlain).send(badRequest))
  // An expectation that is unknown may be ignored.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
}
