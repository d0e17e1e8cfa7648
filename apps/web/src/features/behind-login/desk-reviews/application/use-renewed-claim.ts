import { useEffect, useRef } from 'react'

/** A claim lasts a quarter of an hour; it is renewed well before, in milliseconds. */
const renewal = 5 * 60_000

/** Keeps the own claim for as long as the application's tab is open, looked at or not. */
export function useRenewedClaim(isOwn: boolean, renew: () => void): void {
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  useEffect(() => {
    if (!isOwn) return
    const timer = setInterval(() => latest.current(), renewal)
    return () => clearInterval(timer)
  }, [isOwn])
}
