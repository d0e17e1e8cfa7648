import { useEffect, useState } from 'react'

/** Calls back once the page has nothing better to do; returns what takes that back. */
function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback; a moment later serves as well.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback)
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

/** True once the first paint is over and the page has nothing better to do. */
export function useIdle(): boolean {
  return useIdleSteps(1) === 1
}
