import { useRef } from 'react'

/** Does one piece of work at a time: what is asked for while one is under way is left out, such as a second click. */
export function useOnce(): (work: () => Promise<unknown>) => Promise<void> {
  const isUnderWay = useRef(false)
  return async (work) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work()
    } finally {
      isUnderWay.current = false
    }
  }
}
