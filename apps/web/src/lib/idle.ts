import { useEffect, useState } from 'react'

/** True once the first paint is over and the page has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const settle = () => setIdle(true)
    // Safari has no idle callback; a moment later serves as well.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 1000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(settle)
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
