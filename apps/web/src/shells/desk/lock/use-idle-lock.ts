import { useEffect, useState } from 'react'

const key = 'deskLocked'
const minute = 60_000
/** When somebody last gave a sign, in whichever window. */
const seenKey = 'deskSeen'
/** How often a window says so to the others at most, in milliseconds. */
const saidAfter = 5_000
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const

/** What another window has said last; nothing of a time that the clock has not reached, since it was set back. */
const seenElsewhere = (now: number): number => {
  const seen = Number(localStorage.getItem(seenKey))
  return seen <= now ? seen : 0
}

/** Whether the screen is locked, in this window and in each other. */
export const isKeptLocked = (): boolean => localStorage.getItem(key) !== null

/**
 * Whether the screen is locked: after so many minutes without a sign of anybody, or at a press; in all windows of the browser,
 * since they have one session. A reload does not open it.
 *
 * @param minutes 0 for never
 */
export function useIdleLock(minutes: number) {
  const [isLocked, setLocked] = useState(isKeptLocked)
  const lock = () => {
    localStorage.setItem(key, '1')
    setLocked(true)
  }
  const unlock = () => {
    localStorage.removeItem(key)
    setLocked(false)
  }
  useEffect(() => {
    const follow = () => setLocked(isKeptLocked())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  useEffect(() => {
    if (minutes === 0 || isLocked) return
    let seen = Date.now()
    let said = 0
    const note = () => {
      seen = Date.now()
      if (seen - said < saidAfter) return
      said = seen
      localStorage.setItem(seenKey, String(seen))
    }
    // By the clock, not by one timer: a computer that slept for an hour was idle for an hour.
    const timer = setInterval(() => {
      const now = Date.now()
      if (now - Math.max(seen, seenElsewhere(now)) < minutes * minute) return
      localStorage.setItem(key, '1')
      setLocked(true)
    }, 1000)
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
    }
  }, [minutes, isLocked])
  return { isLocked, lock, unlock }
}
