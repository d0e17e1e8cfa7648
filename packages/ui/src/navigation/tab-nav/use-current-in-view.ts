import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A row that scrolls starts where its current item is seen, and follows when another becomes it. Sets the row's own
 * scroll position: `scrollIntoView` would move the page as well.
 * @param item the row's items, of which one is marked as current or holds what is checked
 */
export function useCurrentInView<Row extends HTMLElement>(
  item: 'li' | 'label',
  currentId: string | undefined,
): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  const hasMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element that is current changes with the id
  useLayoutEffect(() => {
    const row = ref.current
    const current = row?.querySelector('[aria-current], :checked')?.closest<HTMLElement>(item)
    if (!row || !current) return
    // A row that begins at its first item stands right already; measuring it would lay out the whole page before its time.
    if (!current.previousElementSibling && !hasMoved.current) return
    hasMoved.current = true
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [item, currentId])
  return ref
}
