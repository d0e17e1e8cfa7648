import { problem } from '../contract/problem.ts'
import type { World } from '../world.ts'

/** How often one address may do something that costs the server. */
const limits = {
  CAPTCHA: { count: 120, seconds: 60 },
  PUBLIC_UPLOAD: { count: 60, seconds: 600 },
} as const

export type LimitedUse = keyof typeof limits

function record({ db, clock }: World, purpose: LimitedUse, address: string): number | null {
  const { count, seconds } = limits[purpose]
  const now = clock.now()
  db.run('DELETE FROM addressUse WHERE purpose = ? AND usedAt <= ?', [
    purpose,
    new Date(now.getTime() - seconds * 1000).toISOString(),
  ])
  const filling = db.get<{ usedAt: string }>(
    'SELECT usedAt FROM addressUse WHERE purpose = ? AND address = ? ORDER BY usedAt DESC LIMIT 1 OFFSET ?',
    [purpose, address, count - 1],
  )
  if (filling) return Math.max(1, Math.ceil((Date.parse(filling.usedAt) - now.getTime()) / 1000) + seconds)
  db.run('INSERT INTO addressUse VALUES (?, ?, ?)', [purpose, address, now.toISOString()])
  return null
}

/**
 * Counts a use by an address, within windows that roll.
 *
 * @throws HttpProblem 429 `error.tooManyRequests` with `Retry-After`
 */
export function limitAddress(world: World, purpose: LimitedUse, address: string): void {
  const wait = world.db.transaction(() => record(world, purpose, address))
  if (wait === null) return
  const headers = { 'Retry-After': String(wait) }
  throw problem(429, 'error.tooManyRequests', `Wait ${wait} s`, { headers })
}
