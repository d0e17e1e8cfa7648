import { useEffect, useState } from 'react'

/** Milliseconds after which the page counts as idle: Safari does not tell, and a busy Chromium may never say so. */
const longestWait = 200

/** Calls back once the page is idle; returns a function that cancels the call. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, longestWait)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: longestWait })
  return () => cancelIdleCallback(handle)
}

/**
 * Counts from 0 to `steps`, one at a time whenever the page is idle: for work that would keep a slow phone from
 * answering taps if it were done at once.
 */
export function useIdleSteps(steps: number): number {
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (done < steps) return whenIdle(() => setDone(done + 1))
  }, [done, steps])
  return done
}

/** True once the first paint is over and the page is idle. */
export function useIdle(): boolean {
  return useIdleSteps(1) === 1
}
