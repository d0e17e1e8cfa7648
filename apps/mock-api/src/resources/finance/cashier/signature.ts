import { createHmac, timingSafeEqual } from 'node:crypto'
import type { World } from '../../../world.ts'

/** Signs what a browser carries to the cashier, as the gateway's real forms are signed. */
export function signFields(world: World, fields: Record<string, string>): string {
  const text = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return createHmac('sha256', world.tokenSecret).update(`cashier?${text}`).digest('base64url')
}

/** Whether the signature is that of these fields, in constant time. */
export function isSigned(world: World, fields: Record<string, string>, signature: string): boolean {
  const expected = Buffer.from(signFields(world, fields))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
