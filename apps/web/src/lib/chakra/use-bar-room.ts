import { type RefObject, useLayoutEffect } from 'react'

/** Pixels for what is wrong with a field, which stands below it. */
const reasonHeight = 72

/**
 * Keeps what the focus comes to above a bar that stands over the end of the window. A field's own `scroll-margin` would not do: browsers
 * bring the caret into view, and only the page's `scroll-padding` counts for that.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(element).insetBlockEnd) || 0
      style.scrollPaddingBlockEnd = `${element.offsetHeight + below + reasonHeight}px`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBlockEnd = ''
    }
  }, [bar])
}
