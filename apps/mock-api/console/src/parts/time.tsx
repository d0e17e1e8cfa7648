import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clockQuery } from '../data/queries.ts'
import { ago, dateTime, tick } from '../lib/times.ts'
import { usePlace } from '../lib/use-place.ts'

/** The world's time, updated every second; null until its clock has been read. */
export function useNow(): Date | null {
  const { data, dataUpdatedAt } = useQuery(clockQuery(usePlace().world))
  const [machineNow, setMachineNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setMachineNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return data ? tick(data, dataUpdatedAt, Math.max(machineNow, dataUpdatedAt)) : null
}

/** How long ago something happened by the world's clock; a tooltip shows date and time. */
export function Ago({ at }: { at: string }) {
  const now = useNow()
  const then = new Date(at)
  return (
    <time dateTime={at} title={dateTime(then)}>
      {now ? ago(then, now) : dateTime(then)}
    </time>
  )
}
