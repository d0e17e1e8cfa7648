import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { MockRefusal } from '../worlds/names.ts'

/** Whether an address is this machine's own, in any of its spellings. */
function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/**
 * Whether a `Host` is a name that only this machine answers to, or the website's as it was configured: a page elsewhere can point
 * its own name at 127.0.0.1. A loopback name may have any port, since a tunnel to this machine often has one of its own.
 */
function isOwnHost(host: string, portal: string | null): boolean {
  const url = URL.parse(`http://${host}`)
  if (url?.href !== `http://${url?.host}/`) return false
  if (portal && url.host === new URL(portal).host) return true
  return url.hostname === 'localhost' || isLoopback(url.hostname.replace(/^\[|\]$/g, ''))
}

/** The name that the request came under, and those that proxies say they were called by: a client could have written them, too. */
function hostsOf({ host = '', 'x-forwarded-host': forwarded = [] }: IncomingHttpHeaders): string[] {
  return [host, ...[forwarded].flat().flatMap((line) => line.split(','))].map((name) => name.trim())
}

/** Only the website's proxy comes with another name than its own, and none of its pages calls the controls: it only leads there. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, portal: string | null): boolean {
  return (
    origin === undefined || origin === `http://${host}` || origin === `https://${host}` || origin === portal
  )
}

/** What the browser says of the page that sends a request. Pages of another port may lead here, as the console does to the website. */
function isOwnSite(headers: IncomingHttpHeaders, portal: string | null): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers
  if (site === 'cross-site') return false
  if (site !== 'same-site') return true
  return (portal !== null && headers.origin === portal) || (mode === 'navigate' && dest === 'document')
}

/** What the checks are made against. */
export interface OwnPlaces {
  /** The website's origin. */
  portal: string | null
  /** Set by `--open-console`. */
  isConsoleOpen: boolean
}

/**
 * Why a request may not act as a persona: it is another machine's or came under another name, also through a proxy, unless the
 * controls are open; or it comes from a page that is neither the console's nor the website's.
 *
 * @returns null when it may
 */
export function whyRefused(
  { headers, ip }: FastifyRequest,
  { portal, isConsoleOpen }: OwnPlaces,
): string | null {
  const isOwnMachine = isLoopback(ip) && hostsOf(headers).every((host) => isOwnHost(host, portal))
  if (!isConsoleOpen && !isOwnMachine)
    return 'The controls answer this machine only; start the mock with --open-console to open them'
  if (!isOwnOrigin(headers, portal)) return `The controls do not answer pages of ${headers.origin}`
  if (!isOwnSite(headers, portal))
    return 'The controls do not answer pages of other sites: type their address, or open it from the console'
  return null
}

/** Refuses what may not act as a persona. */
export const onlyOwn =
  (places: OwnPlaces): onRequestHookHandler =>
  (request, _reply, done) => {
    const reason = whyRefused(request, places)
    if (reason) throw new MockRefusal(403, 'error.mockClosed', reason, {})
    done()
  }
