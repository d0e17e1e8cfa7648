import { useEffect, useState } from 'react'
import { serverDate } from '../api/server-clock.ts'

const minute = 60_000

/** The time by the server's clock, a minute old at most. */
export function useNow(): Date {
  const [now, setNow] = useState(serverDate)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverDate()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
