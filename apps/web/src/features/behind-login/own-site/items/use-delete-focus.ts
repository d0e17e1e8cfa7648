import { useEffect, useRef } from 'react'

/**
 * Leads from the button that has deleted a row, and is closed with it, to the one that takes that back; and to the list once there
 * is nothing to take back.
 *
 * @param going the row whose deletion can still be taken back
 */
export function useDeleteFocus(going: number | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const gone = useRef(going)
  useEffect(() => {
    if (gone.current === going) return
    gone.current = going
    if (going !== undefined) undo.current?.focus()
    // Whoever has gone on meanwhile stays there.
    else if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [going])
  return { list, undo }
}
