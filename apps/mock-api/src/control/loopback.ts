import { isIP } from 'node:net'
import type { onRequestHookHandler } from 'fastify'
import { MockRefusal } from '../worlds/names.ts'

/** Whether an address is this machine's own, in any of its spellings. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/** Host names under which only this machine reaches itself: a page elsewhere could point its own name at 127.0.0.1. */
const isLocalName = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))

/** Lets only this machine in, however the request was sent on; `--open-console` lifts it. */
export const onlyLoopback: onRequestHookHandler = (request, _reply, done) => {
  if (isLoopback(request.ip) && isLocalName(request.hostname)) return done()
  const detail = 'The controls answer this machine only; start the mock with --open-console to open them'
  throw new MockRefusal(403, 'error.mockClosed', detail, {})
}
