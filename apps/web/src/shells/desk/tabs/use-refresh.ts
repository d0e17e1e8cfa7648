import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How long a tab is seen to load anew, in milliseconds (specification §9). */
const refreshWait = 900

/** Loads a tab's page anew: it goes, and what stands in its place is a new one. */
export function useRefresh() {
  const queryClient = useQueryClient()
  const [refreshing, setRefreshing] = useState<string>()
  const [times, setTimes] = useState<Readonly<Record<string, number>>>({})
  useEffect(() => {
    if (refreshing === undefined) return
    const timer = setTimeout(() => {
      setTimes((was) => ({ ...was, [refreshing]: (was[refreshing] ?? 0) + 1 }))
      setRefreshing(undefined)
    }, refreshWait)
    return () => clearTimeout(timer)
  }, [refreshing])
  const refresh = (id: string) => {
    void queryClient.invalidateQueries({ queryKey: ['desk'], refetchType: 'none' })
    setRefreshing(id)
  }
  return { refreshing, timesOf: (id: string) => times[id] ?? 0, refresh }
}
