import { isIP } from 'node:net'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { MockRefusal } from '../worlds/names.ts'

/** Whether an address is this machine's own, in any of its spellings. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/** Host names under which only this machine reaches itself: a page elsewhere could point its own name at 127.0.0.1. */
const isLocalName = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))

/** Pages of other sites are not let in, though a browser on this machine sends what they ask for. */
function isOwnOrigin({ headers, protocol, host }: FastifyRequest, portal: string | null): boolean {
  const { origin } = headers
  return origin === undefined || origin === `${protocol}://${host}` || origin === portal
}

const refusal = (detail: string) => new MockRefusal(403, 'error.mockClosed', detail, {})

/**
 * Lets only this machine in, however the request was sent on, and of its pages only the console's own and the portal's;
 * `--open-console` lifts it.
 */
export const onlyLoopback =
  (portal: string | null): onRequestHookHandler =>
  (request, _reply, done) => {
    if (!isLoopback(request.ip) || !isLocalName(request.hostname)) {
      throw refusal('The controls answer this machine only; start the mock with --open-console to open them')
    }
    if (!isOwnOrigin(request, portal))
      throw refusal(`The controls do not answer pages of ${request.headers.origin}`)
    done()
  }
