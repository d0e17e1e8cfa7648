import { useEffect, useRef } from 'react'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'

/** A claim lasts a quarter of an hour; it is renewed well before, in milliseconds. */
const renewal = 5 * 60_000

/** Keeps the own claim for as long as the application is looked at. */
export function useRenewedClaim(isOwn: boolean, renew: () => void): void {
  const { isActive } = useTab()
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  useEffect(() => {
    if (!isOwn || !isActive) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, renewal)
    return () => clearInterval(timer)
  }, [isOwn, isActive])
}
