import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Whether a proxy says by this header for whom it asks. A client can write such headers, too. */
export const isForwarding = (name: string): boolean =>
  name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')

/**
 * What is said between a client and this server alone (RFC 9110, 7.6.1), and what the server has answered itself by then. The
 * client that asks the backend refuses a request that has some of it, also where `Connection` does not name it.
 */
const between: readonly string[] = ['expect', 'keep-alive', 'proxy-connection', 'te', 'upgrade']
const isBetween = (name: string): boolean => between.includes(name)

/** The address that the browser knows goes along, so that the backend can name itself by it; what the client says of it does not. */
export function forward({ host, protocol, ip }: FastifyRequest, headers: IncomingHttpHeaders) {
  const own = Object.entries(headers).filter(([name]) => !isForwarding(name) && !isBetween(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-forwarded-for': ip,
  }
}
