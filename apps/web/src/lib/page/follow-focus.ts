import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface FollowOptions {
  /**
   * Set for lists. The element's beginning is also scrolled into view when it is above the window or far down, and a field
   * that filters the list keeps the focus.
   */
  scroll?: boolean
}

/**
 * Moves the focus to a part of the page when what it shows has been replaced (`key` changed): the link that led there
 * may be gone, and a screen reader goes on from the new content. The element needs `tabIndex={-1}`.
 */
export function useFollowFocus(
  ref: RefObject<HTMLElement | null>,
  key: string,
  { scroll }: FollowOptions = {},
) {
  const shown = useRef(key)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || shown.current === key) return
    shown.current = key
    if (scroll && element.querySelector('input:focus, select:focus')) return
    element.focus({ preventScroll: true })
    const { top } = element.getBoundingClientRect()
    if (scroll && (top < 0 || top > window.innerHeight / 2)) element.scrollIntoView({ behavior: 'instant' })
  }, [ref, key, scroll])
}

/** The first page may be replaced in the tab's history, where the next one then is the first as well. */
let hasLeft = false

/**
 * Takes the focus to the page of a frame that stands in place of another: whoever comes from there has lost what had the
 * focus with it. The tab's first page begins at its top. The element needs `tabIndex={-1}`.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const isFirst = useLocation({ select: ({ state }) => !state.__TSR_index })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the frame itself is new
  useEffect(() => {
    const element = main.current
    if ((hasLeft || !isFirst) && document.activeElement === document.body)
      element?.focus({ preventScroll: true })
    // In strict mode React also runs this once while the element is still there.
    return () => {
      hasLeft ||= !element?.isConnected
    }
  }, [])
}
