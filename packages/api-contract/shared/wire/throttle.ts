import { setTimeout as sleep } from 'node:timers/promises'

/** Keeps calls apart once the backend has asked for it. All times are milliseconds. */
export interface Throttle {
  /** Resolves when the next call may be sent; at once as long as nobody asked for less. */
  turn(): Promise<void>
  /** Nobody is sent for so long, and from then on calls come further apart. */
  hold(wait: number): void
  /** A call was taken: the next may come a little closer again. */
  ease(): void
}

const firstSpacing = 50
const longestSpacing = 1_000
const easing = 0.9

/** What a throttle goes by; tests have one of their own. */
export interface Watch {
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

const ownWatch: Watch = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
}

/** @param signal ends all waiting */
export function createThrottle(signal?: AbortSignal, watch: Watch = ownWatch): Throttle {
  let spacing = 0
  let free = 0
  let heldUntil = 0
  return {
    async turn() {
      do {
        const slot = Math.max(watch.now(), free, heldUntil)
        free = slot + spacing
        const wait = slot - watch.now()
        if (wait > 0) await watch.sleep(wait, signal)
      } while (heldUntil > watch.now() && !signal?.aborted)
    },
    hold(wait) {
      heldUntil = Math.max(heldUntil, watch.now() + wait)
      spacing = Math.min(longestSpacing, Math.max(firstSpacing, spacing * 2))
    },
    ease() {
      spacing = spacing < 1 ? 0 : spacing * easing
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
