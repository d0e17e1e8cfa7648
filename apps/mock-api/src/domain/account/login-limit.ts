/** Ten failures within a quarter of an hour close an account until the oldest of them is that old. */
export const loginLimit = { failures: 10, windowSeconds: 900 } as const

/**
 * Seconds until an account may be tried again, or null when it may be now.
 * @param failedAt failures within the window, newest first
 */
export function loginBlockedFor(failedAt: readonly Date[], now: Date): number | null {
  const filling = failedAt[loginLimit.failures - 1]
  if (!filling) return null
  const left = filling.getTime() + loginLimit.windowSeconds * 1000 - now.getTime()
  return left > 0 ? Math.ceil(left / 1000) : null
}
