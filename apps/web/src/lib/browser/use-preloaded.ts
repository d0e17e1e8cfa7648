import { useEffect } from 'react'

/** Fetches a part ahead that is of no use when it comes late: whoever has lost the network would not get it any more. */
export function usePreloaded(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
}
