import { problem } from '../contract/problem.ts'
import type { World } from '../world.ts'

interface Window {
  count: number
  seconds: number
}

/** How often one address may do something that costs the server or others, within each of these windows. */
export const addressLimits = {
  CAPTCHA: [{ count: 120, seconds: 60 }],
  PUBLIC_UPLOAD: [{ count: 60, seconds: 600 }],
  // An office behind one address sends more of them than one phone is sent.
  CODE: [
    { count: 30, seconds: 3_600 },
    { count: 100, seconds: 86_400 },
  ],
} as const

export type LimitedUse = keyof typeof addressLimits

/** Seconds until the use that fills a window has left it; not above 0 when none does. */
function waitFor(
  { db, clock }: World,
  purpose: LimitedUse,
  address: string,
  { count, seconds }: Window,
): number {
  const filling = db.get<{ usedAt: string }>(
    'SELECT usedAt FROM addressUse WHERE purpose = ? AND address = ? ORDER BY usedAt DESC LIMIT 1 OFFSET ?',
    [purpose, address, count - 1],
  )
  return filling ? Math.ceil((Date.parse(filling.usedAt) - clock.now().getTime()) / 1000) + seconds : 0
}

function record(world: World, purpose: LimitedUse, address: string): number {
  const { db, clock } = world
  const windows: readonly Window[] = addressLimits[purpose]
  const now = clock.now()
  const longest = Math.max(...windows.map(({ seconds }) => seconds))
  db.run('DELETE FROM addressUse WHERE purpose = ? AND usedAt <= ?', [
    purpose,
    new Date(now.getTime() - longest * 1000).toISOString(),
  ])
  const wait = Math.max(...windows.map((window) => waitFor(world, purpose, address, window)))
  if (wait <= 0) db.run('INSERT INTO addressUse VALUES (?, ?, ?)', [purpose, address, now.toISOString()])
  return wait
}

/**
 * Counts a use by an address, within windows that roll.
 *
 * @throws HttpProblem 429 `error.tooManyRequests` with `Retry-After`
 */
export function limitAddress(world: World, purpose: LimitedUse, address: string): void {
  const wait = world.db.transaction(() => record(world, purpose, address))
  if (wait <= 0) return
  const headers = { 'Retry-After': String(wait) }
  throw problem(429, 'error.tooManyRequests', `Wait ${wait} s`, { headers })
}
