import { setTimeout as sleep } from 'node:timers/promises'

/** Keeps calls apart once the backend has asked for it. All times are milliseconds. */
export interface Throttle {
  /** Resolves when the next call may be sent; at once as long as nobody asked for less. */
  turn(): Promise<void>
  /** Nobody is sent for so long, and from then on calls come further apart. */
  hold(wait: number): void
}

const firstSpacing = 50
const longestSpacing = 1_000

/** @param signal ends all waiting */
export function createThrottle(signal?: AbortSignal): Throttle {
  let spacing = 0
  let next = 0
  return {
    async turn() {
      for (let now = performance.now(); now < next && !signal?.aborted; now = performance.now()) {
        await sleep(next - now, undefined, { signal }).catch(() => {})
      }
      next = Math.max(next, performance.now()) + spacing
    },
    hold(wait) {
      next = Math.max(next, performance.now() + wait)
      spacing = Math.min(longestSpacing, Math.max(firstSpacing, spacing * 2))
    },
  }
}

/**
 * How long `Retry-After` asks to wait, in milliseconds; null when it does not say.
 *
 * @param header seconds, or a date as in `Date`
 */
export function retryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
