import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** So long a deletion can be taken back, in milliseconds. */
export const undoTime = 8000

/**
 * Deletes a row a moment later, so that it can be taken back: what is deleted at the backend cannot. Whoever leaves the list, closes
 * its page, or deletes the next one has meant it.
 *
 * @param erase deletes it at the backend, and tells of a failure itself
 */
export function useDelayedDelete<Row>(erase: (row: Row) => Promise<unknown>) {
  const [going, setGoing] = useState<Row>()
  const current = useRef<Row>(undefined)
  const finish = useEffectEvent(() => {
    const row = current.current
    if (row === undefined) return
    current.current = undefined
    void erase(row).finally(() => setGoing((now) => (now === row ? undefined : now)))
  })
  useEffect(() => {
    if (going === undefined) return
    current.current = going
    const timer = setTimeout(() => finish(), undoTime)
    const leave = () => finish()
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
      finish()
    }
  }, [going])
  return {
    /** What is being deleted and can still be taken back. */
    going,
    remove: (row: Row) => setGoing(() => row),
    undo: () => {
      current.current = undefined
      setGoing(undefined)
    },
  }
}
