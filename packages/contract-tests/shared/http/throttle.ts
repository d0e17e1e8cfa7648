import { setTimeout as sleep } from 'node:timers/promises'

/** Keeps calls apart once the backend has asked for it. All times are milliseconds. */
export interface Throttle {
  /** Resolves when the next call may be sent; at once as long as nobody asked for less. */
  waitForTurn(): Promise<void>
  /** No call is sent for `wait`, and from then on calls are sent further apart. */
  pause(wait: number): void
  /** The backend took a call: the next ones may be sent a little closer together. */
  speedUp(): void
}

const firstSpacing = 50
const longestSpacing = 1_000
const easing = 0.9

/** The clock of a throttle; tests bring one of their own. */
export interface Clock {
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
}

/** @param signal ends all waiting */
export function createThrottle(signal?: AbortSignal, clock: Clock = systemClock): Throttle {
  let spacing = 0
  let free = 0
  let heldUntil = 0
  return {
    async waitForTurn() {
      do {
        const slot = Math.max(clock.now(), free, heldUntil)
        free = slot + spacing
        const wait = slot - clock.now()
        if (wait > 0) await clock.sleep(wait, signal)
      } while (heldUntil > clock.now() && !signal?.aborted)
    },
    pause(wait) {
      heldUntil = Math.max(heldUntil, clock.now() + wait)
      spacing = Math.min(longestSpacing, Math.max(firstSpacing, spacing * 2))
    },
    speedUp() {
      spacing = spacing < 1 ? 0 : spacing * easing
    },
  }
}
