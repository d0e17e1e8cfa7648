import { useEffect, useState } from 'react'
import { keepOnDevice } from '../../../lib/browser/storage/keep-on-device.ts'
import { onStoredElsewhere } from '../../../lib/browser/storage/stored.ts'
import { getToken, useToken } from '../../../lib/session/session.ts'

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

/** What tells a login from any other: the end of its token, which is of no use to anybody. */
const loginMark = (token: string | null): string => token?.slice(-12) ?? ''

function keepLock(): string {
  const mark = loginMark(getToken())
  keepOnDevice(key, mark)
  return mark
}

/** A lock ends with the login that it is of: whoever comes in by the password has said it. Where nobody is, it stays. */
const isLockOf = (kept: string | null, token: string | null): boolean =>
  kept !== null && (token === null || kept === loginMark(token))

/** Whether the screen is locked, in this window and in each other. */
export const isKeptLocked = (): boolean => isLockOf(localStorage.getItem(key), getToken())

/**
 * Whether the screen is locked: after so many minutes without a sign of anybody, or at a press; in all windows of the browser,
 * since they have one session. A reload does not open it.
 *
 * @param minutes 0 for never
 */
export function useIdleLock(minutes: number) {
  const token = useToken()
  const [kept, setKept] = useState(() => localStorage.getItem(key))
  const isLocked = isLockOf(kept, token)
  const lock = () => setKept(keepLock())
  const unlock = () => {
    localStorage.removeItem(key)
    setKept(null)
  }
  useEffect(() => onStoredElsewhere([key], () => setKept(localStorage.getItem(key))), [])
  useEffect(() => {
    if (minutes === 0 || isLocked) return
    let seen = Date.now()
    let said = 0
    const note = () => {
      seen = Date.now()
      if (seen - said < saidAfter) return
      said = seen
      keepOnDevice(seenKey, String(seen))
    }
    // By the clock, not by one timer: a computer that slept for an hour was idle for an hour.
    const timer = setInterval(() => {
      const now = Date.now()
      // A clock that was set back would put the lock off by as much.
      seen = Math.min(seen, now)
      if (now - Math.max(seen, seenElsewhere(now)) >= minutes * minute) setKept(keepLock())
    }, 1000)
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
    }
  }, [minutes, isLocked])
  return { isLocked, lock, unlock }
}
