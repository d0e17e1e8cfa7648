import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Whether a proxy says by this header for whom it asks. A client can write such headers, too. */
export const isForwarding = (name: string): boolean =>
  name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')

// The server has answered it itself by then, and the client that asks the backend refuses a request that has it.
const isAnswered = (name: string): boolean => name === 'expect'

/** The address that the browser knows goes along, so that the backend can name itself by it; what the client says of it does not. */
export function forward({ host, protocol, ip }: FastifyRequest, headers: IncomingHttpHeaders) {
  const own = Object.entries(headers).filter(([name]) => !isForwarding(name) && !isAnswered(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-forwarded-for': ip,
  }
}
