import { type RefObject, useEffect, useRef } from 'react'

/** A window over the page, which closes when the focus leaves it; one that is on its way out is none. */
const openWindow =
  '[role=dialog][data-state=open]:not([hidden]), [role=alertdialog][data-state=open]:not([hidden])'

/**
 * Takes the focus to a list where the row, or the button in it, that had it last is gone: what was done there has removed it, and
 * whoever works by keyboard would begin at the top of the page again. The element needs `tabIndex={-1}`.
 *
 * @param rows what the list shows
 */
export function useLostRow(list: RefObject<HTMLElement | null>, rows: unknown): void {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const element = list.current
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes with the rows
  useEffect(() => {
    if (!(last.current instanceof Node) || last.current.isConnected) return
    last.current = null
    // Whoever has gone on meanwhile stays there.
    if (document.activeElement !== document.body || document.querySelector(openWindow)) return
    list.current?.focus({ preventScroll: true })
  }, [list, rows])
}
