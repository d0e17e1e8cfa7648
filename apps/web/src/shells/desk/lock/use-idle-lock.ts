import { useEffect, useState } from 'react'

const key = 'deskLocked'
const minute = 60_000
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const

const isKeptLocked = (): boolean => localStorage.getItem(key) !== null

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
    const note = () => {
      seen = Date.now()
    }
    // By the clock, not by one timer: a computer that slept for an hour was idle for an hour.
    const timer = setInterval(() => {
      if (Date.now() - seen < minutes * minute) return
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
