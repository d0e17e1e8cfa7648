import { useEffect, useState } from 'react'

/** Whole seconds until a moment, 0 once it is there; a sleeping tab does not slow it. */
const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Seconds to wait, and how to start the wait anew. */
export function useCooldown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (secondsUntil(until) === 0) return
    const timer = setInterval(() => {
      const left = secondsUntil(until)
      setSecondsLeft(left)
      if (left === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = (seconds: number) => {
    setUntil(Date.now() + seconds * 1000)
    setSecondsLeft(seconds)
  }
  return [secondsLeft, start]
}
